/** @file star_update.h
 *  Star groups after some items changed: what star_groups() would give, at a cost in proportion to what changes.
 *
 *  Items are decided in order, those first of which nothing is known. Whoever becomes a representative is held against
 *  the later items of its buckets; whoever ceases to be one leaves its members to be decided anew. Nobody else is
 *  looked at:
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

/** Buckets that are looked up when they are needed. Bucket numbers are the caller's own. */
struct BucketLookup {
  std::function<std::vector<std::uint32_t>(std::size_t item)> buckets;    ///< of an item, each once
  std::function<std::vector<std::uint32_t>(std::uint32_t bucket)> items;  ///< of a bucket, ascending
};

/** The representative of an item that is to be decided anew. */
constexpr std::size_t kUndecided = std::numeric_limits<std::size_t>::max();

/** A bucket that was hot, and how many of the representatives that it remembered are undecided now, or gone. */
struct OversizedBefore {
  std::uint32_t bucket = 0;
  std::size_t lost = 0;
};

/** What is known of the items from the groups before. Of the decided ones nothing that groups depend on has changed:
 *  their order among themselves, their buckets, and who is near whom. */
struct PreviousStars {
  std::vector<std::size_t> representative;  ///< [items] a decided item that represents itself, or kUndecided
  std::vector<StarLink> link;               ///< [items] with the representative
  std::vector<OversizedBefore> hot;         ///< all that were
};

/** @param before    numbered as the items are now.
 *  @param lookup    for the items as they are now.
 *  @param near, band_cap  as for star_groups(), and the same as before.
 *  @param progress  called before each item that is decided, with the number done, if given.
 *  @return what star_groups() gives for the items; `comparisons` counts those that were made now.
 *  Cost: reads the buckets of undecided items and of those whose part changes, and the items of these buckets; compares
 *  a new representative with their later items at most. Memory: the buckets read. */
StarGroups update_star_groups(const PreviousStars& before, const BucketLookup& lookup, const NearTest& near,
                              std::size_t band_cap, const std::function<void(std::size_t done)>& progress = {});

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_STAR_UPDATE_H
