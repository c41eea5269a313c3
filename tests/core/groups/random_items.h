/** @file random_items.h
 *  Items in random buckets, some of them near each other, in a random order. */
#ifndef NEARDUP_TESTS_CORE_GROUPS_RANDOM_ITEMS_H
#define NEARDUP_TESTS_CORE_GROUPS_RANDOM_ITEMS_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/random_stars.h"
#include "core/seeded_random.h"

namespace neardup {

/** An item is a number; its rank is its place in order(). */
class RandomItems {
 public:
  /** @param nearness  the largest share of pairs that are near. */
  RandomItems(SeededRandom& random, std::size_t items, std::uint32_t bucket_count, double nearness)
      : buckets_(random_buckets(random, items, bucket_count)),
        near_(random, items, nearness * random.unit()),
        bucket_count_(bucket_count) {
    for (std::size_t item = 0; item != items; ++item) {
      if (random.below(4) != 0) order_.push_back(item);
    }
    std::shuffle(order_.begin(), order_.end(), random);
  }

  const std::vector<std::size_t>& order() const { return order_; }

  /** Of the items with these ranks. */
  NearTest near() const {
    return [this](std::size_t a, std::size_t b) { return near_(order_[a], order_[b]); };
  }

  BucketLists lists() const {
    Buckets ranked;
    for (const std::size_t item : order_) ranked.push_back(buckets_[item]);
    return flat(ranked, bucket_count_);
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
  Buckets buckets_;
  Relation near_;
  std::uint32_t bucket_count_;
  std::vector<std::size_t> order_;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_CORE_GROUPS_RANDOM_ITEMS_H
