/** @file band_buckets.h
 *  The LSH buckets of a whole database: the posting lists of its band terms. Internal to grouping and pairing. */
#ifndef NEARDUP_SRC_BAND_BUCKETS_H
#define NEARDUP_SRC_BAND_BUCKETS_H

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include <xapian.h>

#include "neardup/scheme.h"
#include "neardup/star_groups.h"
#include "signature_table.h"

namespace neardup {

/** The number that an item of the table has in the lists, below table.size(); nothing for one that is left out. */
using BucketNumber = std::function<std::optional<std::uint32_t>(std::size_t item)>;

/** The buckets of numbered items: one for each band term that two of them or more have.
 *  @param others  further buckets, of numbers.
 *  @return lists of table.size() numbers; those that no item has are in no bucket.
 *  Cost: walks the band terms once; opens the posting lists of those that two documents share. */
BucketLists band_buckets(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                         const BucketNumber& number, const std::vector<std::vector<std::uint32_t>>& others = {});

}  // namespace neardup

#endif  // NEARDUP_SRC_BAND_BUCKETS_H
