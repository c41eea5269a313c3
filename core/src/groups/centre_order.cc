#include "groups/centre_order.h"

#include <algorithm>
#include <numeric>

namespace neardup {

CentreOrder::CentreOrder(const std::vector<std::size_t>& neighbours)
    : items_(neighbours.size()), places_(neighbours.size()) {
  std::iota(items_.begin(), items_.end(), 0U);
  std::stable_sort(items_.begin(), items_.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return neighbours[a] > neighbours[b]; });
  for (std::uint32_t place = 0; place != items_.size(); ++place) places_[items_[place]] = place;
}

BucketLists CentreOrder::by_place(const BucketLists& by_item) const {
  BucketLists lists;
  lists.bucket_count = by_item.bucket_count;
  lists.ids.reserve(by_item.ids.size());
  lists.offsets.reserve(by_item.offsets.size());
  for (const std::uint32_t item : items_) {
    const auto begin = by_item.ids.begin() + static_cast<std::ptrdiff_t>(by_item.offsets[item]);
    const auto end = by_item.ids.begin() + static_cast<std::ptrdiff_t>(by_item.offsets[item + 1]);
    lists.ids.insert(lists.ids.end(), begin, end);
    lists.offsets.push_back(lists.ids.size());
  }
  return lists;
}

StarGroups CentreOrder::by_item(const StarGroups& by_place) const {
  StarGroups stars;
  stars.comparisons = by_place.comparisons;
  stars.oversized = by_place.oversized;
  stars.forgotten = by_place.forgotten;
  stars.representative.reserve(places_.size());
  stars.link.reserve(places_.size());
  for (const std::uint32_t place : places_) {
    stars.representative.push_back(items_[by_place.representative[place]]);
    stars.link.push_back(by_place.link[place]);
  }
  return stars;
}

}  // namespace neardup
