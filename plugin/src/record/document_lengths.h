/** @file document_lengths.h
 *  The lengths that documents had at the last run of `sign` (plugin/FORMAT.md, "Metadata"). Internal.
 *
 *  A program may write a document's text again and keep its values and boolean terms. The length, which Xapian keeps for
 *  each document, then tells that the signature may be of another text. Band terms do not change it.
 */
#ifndef NEARDUP_PLUGIN_RECORD_DOCUMENT_LENGTHS_H
#define NEARDUP_PLUGIN_RECORD_DOCUMENT_LENGTHS_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

/** Ascending by docid. */
class DocumentLengths {
 public:
  /** The lengths of all documents now. Cost: one posting list. */
  static DocumentLengths of(const Xapian::Database& database);

  /** The lengths that are recorded for a scheme; empty if there are none, or if they are damaged. */
  static DocumentLengths recorded(const Xapian::Database& database, const Scheme& scheme);

  /** Record them unless they are recorded already. Does not commit. */
  void record(Xapian::WritableDatabase& database, const Scheme& scheme) const;

  /** Documents in both whose lengths differ, ascending. */
  std::vector<Xapian::docid> changed_since(const DocumentLengths& earlier) const;

  std::string encode() const;

  /** What encode() gave; empty for any other bytes. */
  static DocumentLengths decode(std::string_view bytes);

 private:
  struct Entry {
    Xapian::docid docid;
    std::uint64_t length;
  };

  std::vector<Entry> entries_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_DOCUMENT_LENGTHS_H
