#include "groups/centre_order.h"

#include <algorithm>
#include <numeric>
#include <utility>

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

BucketLookup CentreOrder::by_place(const BucketLookup& by_item) const {
  return {[this, &by_item](std::size_t place) { return by_item.buckets(items_[place]); },
          [this, &by_item](std::uint32_t bucket) {
            std::vector<std::uint32_t> places = by_item.items(bucket);
            for (std::uint32_t& place : places) place = places_[place];
            std::sort(places.begin(), places.end());
            return places;
          }};
}

NearTest CentreOrder::by_place(const NearTest& by_item) const {
  return [this, &by_item](std::size_t a, std::size_t b) { return by_item(items_[a], items_[b]); };
}

PreviousStars CentreOrder::by_place(const PreviousStars& by_item) const {
  PreviousStars stars;
  stars.oversized = by_item.oversized;
  stars.representative.reserve(items_.size());
  stars.link.reserve(items_.size());
  for (const std::uint32_t item : items_) {
    const std::size_t representative = by_item.representative[item];
    stars.representative.push_back(representative == kUndecided ? kUndecided : places_[representative]);
    stars.link.push_back(by_item.link[item]);
  }
  return stars;
}

StarGroups CentreOrder::by_item(StarGroups by_place) const {
  StarGroups stars;
  stars.comparisons = by_place.comparisons;
  stars.representative.reserve(places_.size());
  stars.link.reserve(places_.size());
  for (const std::uint32_t place : places_) {
    stars.representative.push_back(items_[by_place.representative[place]]);
    stars.link.push_back(by_place.link[place]);
  }
  stars.oversized = std::move(by_place.oversized);
  for (OversizedBucket& oversized : stars.oversized) {
    for (std::size_t& remembered : oversized.remembered) remembered = items_[remembered];
  }
  return stars;
}

}  // namespace neardup
