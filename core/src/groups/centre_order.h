/** @file centre_order.h
 *  The order in which items become centres of groups: those with most neighbours first.
 *
 *  Star groups in this order keep near items together: an item that is near many others takes them all. In the order of
 *  preference alone, an item at the edge of a family may take a part of it.
 *
 *  THREADS: a plain value; its functions are pure.
 */
#ifndef NEARDUP_CORE_GROUPS_CENTRE_ORDER_H
#define NEARDUP_CORE_GROUPS_CENTRE_ORDER_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "groups/star_groups.h"

namespace neardup {

/** A permutation of items that are numbered in order of preference. */
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

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_CENTRE_ORDER_H
