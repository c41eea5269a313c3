/** @file changing_items.h
 *  Items that come, go, move and change: what a later run of grouping meets. */
#ifndef NEARDUP_TESTS_CORE_GROUPS_CHANGING_ITEMS_H
#define NEARDUP_TESTS_CORE_GROUPS_CHANGING_ITEMS_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/random_stars.h"
#include "core/seeded_random.h"
#include "groups/star_update.h"

namespace neardup {

/** An item is a number for ever; its rank is its place in order(). */
class ChangingItems {
 public:
  /** @param nearness  the largest share of pairs that are near. */
  ChangingItems(SeededRandom& random, std::size_t items, std::uint32_t bucket_count, double nearness)
      : random_(random),
        buckets_(random_buckets(random, items, bucket_count)),
        near_(random, items, nearness * random.unit()),
        bucket_count_(bucket_count),
        changed_(items) {
    for (std::size_t item = 0; item != items; ++item) {
      if (random.below(4) != 0) order_.push_back(item);
    }
    std::shuffle(order_.begin(), order_.end(), random);
  }

  const std::vector<std::size_t>& order() const { return order_; }
  bool changed(std::size_t item) const { return changed_[item]; }

  void change_something() {
    std::fill(changed_.begin(), changed_.end(), false);
    for (std::size_t changes = random_.below(4); changes != 0; --changes) {
      const std::size_t item = random_.below(buckets_.size());
      const auto place = std::find(order_.begin(), order_.end(), item);
      if (place != order_.end()) order_.erase(place);
      changed_[item] = true;
      const std::size_t kind = random_.below(4);
      if (kind == 0) continue;  // gone
      if (kind == 1) buckets_[item] = random_buckets(random_, 1, bucket_count_)[0];
      if (kind == 2) near_.change(random_, item);
      order_.insert(order_.begin() + static_cast<std::ptrdiff_t>(random_.below(order_.size() + 1)), item);
    }
  }

  /** Of the items with these ranks. */
  NearTest near() const {
    return [this](std::size_t a, std::size_t b) { return near_(order_[a], order_[b]); };
  }

  BucketLists lists() const {
    Buckets ranked;
    for (const std::size_t item : order_) ranked.push_back(buckets_[item]);
    return flat(ranked, bucket_count_);
  }

  BucketLookup lookup() const {
    return {[this](std::size_t rank) { return buckets_of(rank); },
            [this](std::uint32_t bucket) { return ranks_in(bucket); }};
  }

 protected:
  std::uint32_t bucket_count() const { return bucket_count_; }
  const Buckets::value_type& buckets_of(std::size_t rank) const { return buckets_[order_[rank]]; }

  std::vector<std::uint32_t> ranks_in(std::uint32_t bucket) const {
    std::vector<std::uint32_t> ranks;
    for (std::uint32_t rank = 0; rank != order_.size(); ++rank) {
      if (share_a_bucket(buckets_of(rank), {bucket})) ranks.push_back(rank);
    }
    return ranks;
  }

 private:
  SeededRandom& random_;
  Buckets buckets_;
  Relation near_;
  std::uint32_t bucket_count_;
  std::vector<bool> changed_;
  std::vector<std::size_t> order_;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_CORE_GROUPS_CHANGING_ITEMS_H
