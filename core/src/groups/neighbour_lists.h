/** @file neighbour_lists.h
 *  The first neighbours of each item.
 *
 *  The number of neighbours decides round which items groups are built (item_groups.h). Lists are capped: that many
 *  neighbours say enough, and copies by the million cost no more. A crowded bucket, of more than bucket_cap items,
 *  offers only its first bucket_cap items as neighbours.
 *
 *  THREADS: a pure function; the callbacks are called on the calling thread, but for `rules`.
 */
#ifndef NEARDUP_CORE_GROUPS_NEIGHBOUR_LISTS_H
#define NEARDUP_CORE_GROUPS_NEIGHBOUR_LISTS_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

#include "groups/star_groups.h"

namespace neardup {

/** Item e is a neighbour of d if they are near and share a bucket that offers e. */
struct NeighbourLists {
  static constexpr std::size_t kAllOffered = std::numeric_limits<std::size_t>::max();

  std::vector<std::vector<std::uint32_t>> of;  ///< [items] the first list_cap neighbours, ascending
  std::vector<std::size_t> last_offered;       ///< [buckets] of a crowded one; kAllOffered of the others
  std::size_t comparisons = 0;                 ///< calls of `near`
};

/** The lists of all items.
 *  @param rules    one or more: each is called on one thread at a time. They differ in nothing else.
 *  @param progress  called before each item; may be empty.
 *  Cost: `promising` for each pair in a bucket of which one is offered; `near` for about list_cap of an item's promising
 *  pairs. */
NeighbourLists neighbour_lists(const BucketLists& buckets, const std::vector<StarRules>& rules,
                               const std::function<void()>& progress = {});

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_NEIGHBOUR_LISTS_H
