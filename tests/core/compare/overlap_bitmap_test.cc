#include "compare/overlap_bitmap.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "compare/similarity.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

ShingleSet sorted(std::vector<std::uint64_t> values) {
  std::sort(values.begin(), values.end());
  return values;
}

/** A set, and one that differs from it in so many elements. */
std::pair<ShingleSet, ShingleSet> alike_sets(SeededRandom& random, std::size_t size, std::size_t different) {
  std::vector<std::uint64_t> a = random.values(size);
  std::vector<std::uint64_t> b = a;
  for (std::size_t i = 0; i != std::min(different, size); ++i) b[i] = random();
  return {sorted(a), sorted(b)};
}

TEST(OverlapBitmapTest, EmptySetsHaveNothingInCommon) {
  EXPECT_EQ(0U, most_in_common(bitmap_of({}), bitmap_of({})));
  EXPECT_EQ(0U, most_in_common(bitmap_of({}), bitmap_of({1, 2, 3})));
  EXPECT_EQ(0U, bitmap_of({}).size);
}

TEST(OverlapBitmapTest, SetHasAllInCommonWithItself) {
  SeededRandom random(1);
  const OverlapBitmap outline = bitmap_of(sorted(random.values(3000)));
  EXPECT_EQ(3000U, outline.size);
  EXPECT_EQ(3000U, most_in_common(outline, outline));
}

TEST(OverlapBitmapTest, BoundsTheIntersectionFromAbove) {
  SeededRandom random(2);
  for (int round = 0; round != 5000; ++round) {
    const auto [a, b] = alike_sets(random, 1 + random.below(1000), random.below(1000));
    const std::size_t most = most_in_common(bitmap_of(a), bitmap_of(b));
    ASSERT_GE(most, intersection_size(a, b));
    ASSERT_LE(most, std::min(a.size(), b.size()));
    ASSERT_EQ(most, most_in_common(bitmap_of(b), bitmap_of(a)));
  }
}

TEST(OverlapBitmapTest, SeesMostDifferencesOfSetsOfAHundred) {
  SeededRandom random(3);
  std::size_t seen = 0;
  for (int round = 0; round != 1000; ++round) {
    const auto [a, b] = alike_sets(random, 100, 12);
    seen += 100 - most_in_common(bitmap_of(a), bitmap_of(b));
  }
  EXPECT_GE(seen, 1000U * 9);
}

}  // namespace
}  // namespace neardup
