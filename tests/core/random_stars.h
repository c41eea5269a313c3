/** @file random_stars.h
 *  Buckets and near relations of plain items, for the tests of star groups. */
#ifndef NEARDUP_TESTS_CORE_RANDOM_STARS_H
#define NEARDUP_TESTS_CORE_RANDOM_STARS_H

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "groups/star_groups.h"
#include "seeded_random.h"

namespace neardup {

using Buckets = std::vector<std::vector<std::uint32_t>>;  // of each item

inline BucketLists flat(const Buckets& buckets, std::uint32_t bucket_count) {
  BucketLists lists;
  lists.bucket_count = bucket_count;
  for (const std::vector<std::uint32_t>& list : buckets) {
    lists.ids.insert(lists.ids.end(), list.begin(), list.end());
    lists.offsets.push_back(lists.ids.size());
  }
  return lists;
}

/** A symmetric relation; each pair has a similarity of its own. */
class Relation {
 public:
  Relation(SeededRandom& random, std::size_t items, double density) : items_(items), near_(items * items) {
    for (std::size_t item = 0; item != items; ++item) {
      for (std::size_t other = 0; other <= item; ++other)
        near_[item * items + other] = near_[other * items + item] = random.unit() < density;
    }
  }

  std::optional<StarLink> operator()(std::size_t a, std::size_t b) const {
    if (!near_[a * items_ + b]) return std::nullopt;
    return StarLink{1.0 / static_cast<double>(1 + a + b), (a + b) % 2 == 0};
  }

 private:
  std::size_t items_;
  std::vector<bool> near_;
};

inline bool share_a_bucket(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b) {
  return std::any_of(a.begin(), a.end(), [&](auto x) { return std::find(b.begin(), b.end(), x) != b.end(); });
}

inline Buckets random_buckets(SeededRandom& random, std::size_t items, std::uint32_t bucket_count) {
  Buckets buckets(items);
  for (auto& list : buckets) {
    std::set<std::uint32_t> distinct;
    for (std::size_t i = random.below(4); i != 0; --i)
      distinct.insert(static_cast<std::uint32_t>(random.below(bucket_count)));
    list.assign(distinct.begin(), distinct.end());
    std::shuffle(list.begin(), list.end(), random);
  }
  return buckets;
}

inline void expect_same(const StarGroups& expected, const StarGroups& got) {
  ASSERT_EQ(expected.representative, got.representative);
  for (std::size_t rank = 0; rank != expected.link.size(); ++rank) {
    ASSERT_EQ(expected.link[rank].similarity, got.link[rank].similarity);
    ASSERT_EQ(expected.link[rank].exact, got.link[rank].exact);
  }
  ASSERT_EQ(expected.oversized, got.oversized);
  ASSERT_EQ(expected.forgotten, got.forgotten);
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_CORE_RANDOM_STARS_H
