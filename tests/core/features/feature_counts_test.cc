#include "features/feature_counts.h"

#include <gtest/gtest.h>

#include <map>

#include "core/seeded_random.h"

namespace neardup {
namespace {

TEST(FeatureCountsTest, FeaturesAreCountedInAscendingOrder) {
  EXPECT_EQ((FeatureCounts{{1, 1}, {5, 3}, {~std::uint64_t{0}, 1}}), count_features({5, ~std::uint64_t{0}, 5, 1, 5}));
  EXPECT_EQ(FeatureCounts{}, count_features({}));
}

TEST(FeatureCountsTest, AgreesWithAMap) {
  SeededRandom random(3);
  for (int round = 0; round != 500; ++round) {
    std::vector<std::uint64_t> features(random.below(30));
    for (std::uint64_t& feature : features) feature = random.below(8);
    std::map<std::uint64_t, std::size_t> expected;
    for (const std::uint64_t feature : features) ++expected[feature];
    std::map<std::uint64_t, std::size_t> found;
    for (const FeatureCount& feature : count_features(features)) found[feature.feature] = feature.count;
    ASSERT_EQ(expected, found);
  }
}

}  // namespace
}  // namespace neardup
