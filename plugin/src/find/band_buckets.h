/** @file band_buckets.h
 *  The LSH buckets of a whole database: the posting lists of its band terms. Internal to grouping and pairing. */
#ifndef NEARDUP_PLUGIN_FIND_BAND_BUCKETS_H
#define NEARDUP_PLUGIN_FIND_BAND_BUCKETS_H

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "groups/star_groups.h"
#include "marks/signature_table.h"
#include "scheme/scheme.h"

namespace neardup {

/** The number of a table item in the buckets, below table.size(); nothing for an item that is left out. */
using BucketNumber = std::function<std::optional<std::uint32_t>(std::size_t item)>;

/** The numbers of the items that have a term, in any order. */
std::vector<std::uint32_t> numbers_with_term(const Xapian::Database& database, const std::string& term,
                                             const SignatureTable& table, const BucketNumber& number);

/** Calls `take` with each band term that at least two documents have, and the numbers of their items.
 *  Cost: walks the band terms once; opens the posting lists that two documents share. */
void for_each_band(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                   const BucketNumber& number,
                   const std::function<void(const std::string& term, const std::vector<std::uint32_t>& numbers)>& take);

/** Gathers buckets, and lists them by item. */
class BucketGatherer {
 public:
  /** Add a bucket. One of fewer than two items has no pair and is left out.
   *  @return its number, if it was added. */
  std::optional<std::uint32_t> add(const std::vector<std::uint32_t>& items);

  /** The buckets of items 0 .. items - 1. */
  BucketLists lists(std::size_t items) const;

 private:
  struct Entry {
    std::uint32_t item;
    std::uint32_t bucket;
  };

  std::vector<Entry> entries_;
  std::uint32_t buckets_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_FIND_BAND_BUCKETS_H
