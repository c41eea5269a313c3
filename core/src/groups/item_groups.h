/** @file item_groups.h
 *  The groups of items of one batch: neighbours, the order of the centres, star groups, of which families of one template
 *  are split at last, and of each group the item that stays for all. The one way in which databases and corpora without a
 *  database are grouped. THREADS: with one set of rules, on the calling thread. */
#ifndef NEARDUP_CORE_GROUPS_ITEM_GROUPS_H
#define NEARDUP_CORE_GROUPS_ITEM_GROUPS_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
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

/** Groups of items that are numbered in order of preference. */
struct ItemGroups {
  static constexpr std::size_t kNoFamily = std::numeric_limits<std::size_t>::max();

  std::vector<std::size_t> centre;          ///< [items] round which the group is built; an item alone is its own
  std::vector<StarLink> link;               ///< [items] with the centre
  std::vector<std::size_t> representative;  ///< [items] the first one that all others of the group are near
  std::vector<StarLink> to_representative;  ///< [items] with it
  std::vector<std::size_t> family;          ///< [items] centre of the family before it was split, or kNoFamily
  std::size_t comparisons = 0;              ///< pairs compared
  std::size_t oversized = 0;                ///< buckets with more centres than they remember
  std::size_t forgotten = 0;                ///< centres that these did not remember, summed over them
};

/** By what the members of a star belong to different parts of a family; none: the star is no family. */
using PartKeys = std::function<std::optional<std::vector<std::uint64_t>>(const StarMembers& star)>;

/** Splits come last: what leaves a family joins no other group. Nor does the later one of two distinct items that are near
 *  a third one: it stands alone.
 *  @param rules      as of centred_stars(); the first ones judge families and representatives, on the calling thread.
 *  @param part_keys  may be empty: no star is a family. @param progress  as of centred_stars(). */
ItemGroups group_items(const BucketLists& buckets, const std::vector<StarRules>& rules, const PartKeys& part_keys,
                       const std::function<void()>& progress);

/** The member of a group that stays for all. */
struct Representative {
  std::size_t member = 0;
  std::vector<StarLink> links;  ///< [members] with it
};

/** The first member, in order of preference, that all others are near.
 *  @param centre  the member that all others are near; the answer at the latest.
 *  @param links   [members] with the centre.
 *  @param near    tests two members, by their places in the order of preference.
 *  Cost: each member before the answer is tested until one is not near it: first the one that parted the last members. */
Representative representative_of(std::size_t centre, std::vector<StarLink> links, const NearTest& near);

/** representative_of() each of several groups.
 *  @param centres  [items] in order of preference: the centre of each item's group, which is its own. @param links  [items]
 *                  with it. @param near  tests two items of a group. */
StarGroups representatives_of(const std::vector<std::size_t>& centres, const std::vector<StarLink>& links,
                              const NearTest& near);

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_ITEM_GROUPS_H
