/** @file keep_rule.h
 *  Which record of a group `dedupe` keeps. THREADS: pure functions. */
#ifndef NEARDUP_CLI_DEDUPE_KEEP_RULE_H
#define NEARDUP_CLI_DEDUPE_KEEP_RULE_H

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "corpus/corpus_groups.h"
#include "dedupe/corpus_reader.h"

namespace neardup::cli {

struct KeepRule {
  enum class Kind : std::uint8_t { kFirst, kLast, kNewest, kLongest, kGreatest, kLeast };

  Kind kind = Kind::kFirst;
  std::string field;        ///< of kGreatest and kLeast
  bool by_default = false;  ///< nobody asked for it, so it may say nothing
  bool by_type = false;  ///< first by the type of a document: those that can be edited (editable_rank()), then the rule

  /** first, last, newest (of files), longest, FIELD:max or FIELD:min; nothing for another text. */
  static std::optional<KeepRule> parse(const std::string& text);
};

/** What comes behind other items whatever the rule says. */
struct ItemsBehind {
  std::vector<bool> copied{};     ///< [items] or empty: copied_items()
  std::vector<bool> discarded{};  ///< likewise: discarded_items(), which come last
};

/** References first, in the order of the input; then the records, the preferred first; then copies, and what is discarded. Equal
 *  ones keep their order.
 *  Values of a field are compared as numbers if all are numbers, also with decimal commas or marks between thousands; as times
 *  if all are dates; else by bytes. Records without a value come last; an empty value, NaN, NA and the like count as none.
 *  @param note  gets a sentence if texts are compared.
 *  @exception UsageError if values can be read in two ways. */
CorpusOrder order_by(
    const KeepRule& rule, const ReadCorpus& corpus, const ItemsBehind& behind,
    const std::function<void(const std::string&)>& note = [](auto&) {});

/** How far a document of this media type is from one that can be edited: 0 office files, 1 web pages, Markdown, mail and
 *  e-books, 2 PDF, 3 plain text and what was not read. */
unsigned editable_rank(const std::string& type);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_KEEP_RULE_H
