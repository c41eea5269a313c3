/** @file band_buckets.h
 *  The LSH buckets of a whole database, without its posting lists where the signatures tell them. Internal to grouping
 *  and pairing. */
#ifndef NEARDUP_PLUGIN_FIND_BAND_BUCKETS_H
#define NEARDUP_PLUGIN_FIND_BAND_BUCKETS_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include <xapian.h>

#include "corpus/candidate_keys.h"
#include "groups/star_groups.h"
#include "marks/signature_table.h"
#include "scheme/scheme.h"

namespace neardup {

/** The number of a table item in the buckets, and what is mixed into its keys: items share buckets only if it is equal. */
struct BucketItem {
  std::uint32_t number = 0;
  std::uint64_t scope = 0;
};

/** Nothing for an item that is left out. */
using BucketNumbering = std::function<std::optional<BucketItem>(std::size_t item)>;

/** Adds the keys of the bands of all items.
 *  @param table  with fingerprints if the scheme has simhash families.
 *  Cost: reads nothing, but for other families the band terms and the posting lists that two documents share. */
void add_band_keys(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                   const BucketNumbering& numbering, CandidateKeys& keys);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_FIND_BAND_BUCKETS_H
