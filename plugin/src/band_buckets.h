/** @file band_buckets.h
 *  The LSH buckets of a whole database: the posting lists of its band terms. Internal to grouping and pairing. */
#ifndef NEARDUP_SRC_BAND_BUCKETS_H
#define NEARDUP_SRC_BAND_BUCKETS_H

#include <xapian.h>

#include "neardup/scheme.h"
#include "neardup/star_groups.h"
#include "signature_table.h"

namespace neardup {

/** The buckets of each item: one for each band term that two items or more have, and one for each token digest that two
 *  items or more have, so that equal texts meet wherever they stand in a hot band.
 *  Cost: walks the band terms once; opens the posting lists of those that two documents share. */
BucketLists band_buckets(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table);

}  // namespace neardup

#endif  // NEARDUP_SRC_BAND_BUCKETS_H
