/** @file centred_stars.h
 *  The groups of some items from their buckets: neighbours, the order of the centres, star groups. The one way in which
 *  databases and corpora without a database are grouped.
 *  THREADS: pure functions; with one set of rules, on the calling thread. */
#ifndef NEARDUP_CORE_GROUPS_CENTRED_STARS_H
#define NEARDUP_CORE_GROUPS_CENTRED_STARS_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "groups/neighbour_lists.h"
#include "groups/star_groups.h"

namespace neardup {

/** The order in which items, numbered in order of preference, become centres of groups: those with most neighbours first.
 *  Star groups in this order keep near items together: an item that is near many others takes them all. In the order of
 *  preference alone, an item at the edge of a family may take a part of it. */
class CentreOrder {
 public:
  /** @param neighbours  [items] how many neighbours each item has. Items with equal numbers keep their order. */
  explicit CentreOrder(const std::vector<std::size_t>& neighbours);

  std::size_t size() const { return items_.size(); }
  std::size_t item(std::size_t place) const { return items_[place]; }
  std::size_t place(std::size_t item) const { return places_[item]; }

  /** The buckets of items, by place. */
  BucketLists by_place(const BucketLists& by_item) const;

  /** Groups of places as groups of items. */
  StarGroups by_item(const StarGroups& by_place) const;

 private:
  std::vector<std::uint32_t> items_;
  std::vector<std::uint32_t> places_;
};

/** By item. */
struct CentredStars {
  NeighbourLists neighbours;
  CentreOrder centres;
  StarGroups stars;
};

/** How items are grouped. */
struct StarRules : NeighbourSearch {
  /** The heaviest items become centres first. @param neighbours  that the item has. */
  std::function<std::size_t(std::size_t item, std::size_t neighbours)> weight;
  std::size_t references = 0;  ///< the first items: centres before all others; see star_groups()
  /** In ascending order: items that somebody declared distinct from others. */
  std::vector<std::size_t> declared = {};
  /** Whether two of these are distinct, so that they stand in no common group even if a third item is near both. */
  std::function<bool(std::size_t a, std::size_t b)> are_distinct = {};
};

/** [items] The weights of all items. */
CentreOrder centre_order(const NeighbourLists& neighbours, const StarRules& rules);

/** @param rules     one or more: each is used on one thread at a time. They differ in nothing else.
 *  @param progress  called before each item, twice for each; may be empty; may throw. */
CentredStars centred_stars(const BucketLists& buckets, const std::vector<StarRules>& rules,
                           const std::function<void()>& progress = {});

/** The members of one star in the order in which they become centres, the centre first. */
struct StarMembers {
  std::vector<std::size_t> items;
  std::vector<StarLink> links;  ///< [items] with the centre
};

/** Stars of at least two items, in the order of the centres. */
std::vector<StarMembers> members_of_stars(const StarGroups& stars, const CentreOrder& centres);

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_CENTRED_STARS_H
