/** @file band_buckets.h
 *  The LSH buckets of a whole database: the posting lists of its band terms. Internal to grouping and pairing. */
#ifndef NEARDUP_SRC_BAND_BUCKETS_H
#define NEARDUP_SRC_BAND_BUCKETS_H

#include <vector>

#include <xapian.h>

#include "neardup/scheme.h"
#include "neardup/star_groups.h"
#include "signature_table.h"

namespace neardup {

/** The buckets of the wanted items: one for each band term that two of them or more have; none of the others.
 *  @param wanted  [table.size()].
 *  Cost: walks the band terms once; opens the posting lists of those that two documents share. */
BucketLists band_buckets(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                         const std::vector<bool>& wanted);

}  // namespace neardup

#endif  // NEARDUP_SRC_BAND_BUCKETS_H
