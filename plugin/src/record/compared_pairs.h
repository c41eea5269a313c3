/** @file compared_pairs.h
 *  What word-by-word comparisons of texts gave, kept in a database's metadata for the next run of grouping with references
 *  (plugin/FORMAT.md): reading the words of a document from a server takes milliseconds. A similarity follows from the two
 *  texts, which their token digests name. So nothing here becomes wrong when documents change, and a lost or damaged
 *  record costs time only. Internal to grouping.
 *  THREADS: find() may be used by several at once; otherwise a plain value.
 */
#ifndef NEARDUP_PLUGIN_RECORD_COMPARED_PAIRS_H
#define NEARDUP_PLUGIN_RECORD_COMPARED_PAIRS_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

/** Two texts whose words were compared. */
struct ComparedPair {
  std::uint64_t first = 0;           ///< token digest
  std::uint64_t second = 0;          ///< token digest, >= first
  std::optional<double> similarity;  ///< as stored_similarity() rounds it; nothing: below the threshold

  /** @param a, b  token digests, in any order. */
  static ComparedPair of(std::uint64_t a, std::uint64_t b, std::optional<double> similarity);
};

class ComparedPairs {
 public:
  ComparedPairs() = default;

  /** Pairs in any order, which may be listed several times. */
  explicit ComparedPairs(std::vector<ComparedPair> pairs);

  /** Null if the pair was not compared. @param a, b  token digests, in any order. Cost: O(log n). */
  const ComparedPair* find(std::uint64_t a, std::uint64_t b) const;

  std::size_t size() const { return pairs_.size(); }

  /** 20 bytes a pair. @param rule  by which they were compared; one line. */
  std::string encode(const std::string& rule) const;

  /** What encode() wrote; no pairs for any other bytes, or if they were compared by another rule. */
  static ComparedPairs decode(std::string_view bytes, const std::string& rule);

 private:
  std::vector<ComparedPair> pairs_;  // ascending
};

/** No pairs if the database records none of this rule. */
ComparedPairs read_compared_pairs(const Xapian::Database& database, const Scheme& scheme, const std::string& rule);

/** Without pairs the record is removed. */
void write_compared_pairs(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& rule,
                          const ComparedPairs& pairs);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_COMPARED_PAIRS_H
