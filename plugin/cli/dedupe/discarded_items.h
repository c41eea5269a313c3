/** @file discarded_items.h
 *  Which documents their owner has thrown away, or not yet sent: of copies one that lies elsewhere is to stay.
 *  THREADS: one at a time. */
#ifndef NEARDUP_CLI_DEDUPE_DISCARDED_ITEMS_H
#define NEARDUP_CLI_DEDUPE_DISCARDED_ITEMS_H

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "dedupe/corpus_records.h"

namespace neardup::cli {

class DiscardedFiles {
 public:
  /** Whether a document is discarded: a folder on its path, or its mailbox, is named as a trash is; of a mail also as folders
   *  for junk and drafts are, in English, German or French, or its Maildir flags have T (trashed), or MH has put a comma
   *  before its number, or its program marks it as deleted.
   *  Source: Bernstein, "Using maildir format"; RFC 6154; freedesktop.org, "The Trash Specification" 1.0. */
  bool holds(const InputDocument& document);

 private:
  std::map<std::pair<std::string, bool>, bool> folders_;  // whether mails, or others, in them are discarded
};

/** Whether a file of a folder that is compared with lies in a trash below it, or is a mail that lies among junk or drafts there
 *  or whose name says that it is trashed. It will not stay, so nothing goes for it. @param root  canonical_path() of the folder. */
bool is_discarded_below(std::string_view root, std::string_view path);

/** [items] Those that are discarded; empty if there is none. References are none. */
std::vector<bool> discarded_items(const CorpusRecords& records);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_DISCARDED_ITEMS_H
