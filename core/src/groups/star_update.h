/** @file star_update.h
 *  Updates star groups after some items changed. Gives the result of star_groups(), at a cost in proportion to the
 *  changes.
 *
 *  Items are decided in order, beginning with those of which nothing is known. A new representative is compared with
 *  the later items of its buckets. When an item stops being a representative, its members are decided again. No other
 *  item is read:
 *
 *      undecided items --> queue --> first item --> decide --> same part as before: done
 *                            ^                        |
 *                            +-- later items of its --+ another part
 *                                buckets
 *
 *  THREADS: pure function; the callbacks are called on the calling thread.
 */
#ifndef NEARDUP_CORE_GROUPS_STAR_UPDATE_H
#define NEARDUP_CORE_GROUPS_STAR_UPDATE_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

#include "groups/star_groups.h"

namespace neardup {

/** Looks up buckets when they are needed. The caller chooses the bucket numbers. */
struct BucketLookup {
  std::function<std::vector<std::uint32_t>(std::size_t item)> buckets;    ///< of an item, each once
  std::function<std::vector<std::uint32_t>(std::uint32_t bucket)> items;  ///< of a bucket, ascending
};

/** The representative of an item that must be decided again. */
constexpr std::size_t kUndecided = std::numeric_limits<std::size_t>::max();

/** A bucket that was oversized, and how many of the representatives that it remembered are undecided or gone now. */
struct OversizedBefore {
  std::uint32_t bucket = 0;
  std::size_t lost = 0;
};

/** What is known of the items from the previous groups. For decided items, nothing on which groups depend has changed:
 *  their order among themselves, their buckets, and which of them are near each other. */
struct PreviousStars {
  std::vector<std::size_t> representative;  ///< [items] a decided item that represents itself, or kUndecided
  std::vector<StarLink> link;               ///< [items] with the representative
  std::vector<OversizedBefore> oversized;   ///< all that were oversized
};

/** @param before    by the present numbers of the items.
 *  @param lookup    for the present items.
 *  @param near, band_cap  as for star_groups(), and the same as before.
 *  @param progress  called before each item that is decided, with the number done; may be empty.
 *  @return what star_groups() gives for the items; `comparisons` counts those that were made now.
 *  Cost: reads the buckets of undecided items and of items whose part changes, and the items of these buckets; compares
 *  a new representative with their later items at most. Memory: the buckets that it reads. */
StarGroups update_star_groups(const PreviousStars& before, const BucketLookup& lookup, const NearTest& near,
                              std::size_t band_cap, const std::function<void(std::size_t done)>& progress = {});

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_STAR_UPDATE_H
