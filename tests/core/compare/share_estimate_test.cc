#include "compare/share_estimate.h"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "core/seeded_random.h"

namespace neardup {
namespace {

constexpr double kNear = 1e-9;

TEST(ShareEstimateTest, WilsonsIntervalIsTheRootsOfItsEquation) {
  const Interval interval = wilson_interval(0.9, 50, 1.96);
  EXPECT_NEAR(0.7863950966521162, interval.lower, kNear);
  EXPECT_NEAR(0.9565248760084288, interval.upper, kNear);
}

TEST(ShareEstimateTest, WithoutACaseNothingIsKnown) {
  EXPECT_FALSE(estimate_share({}));
  EXPECT_FALSE(estimate_share({{0, 0}, {0, 0}}));
}

TEST(ShareEstimateTest, GroupsSayLessThanTheirCases) {
  // Computed in Python: variance m/(m-1) sum (x - p n)^2 / N^2, then the roots of Wilson's equation.
  const std::optional<ShareEstimate> estimate = estimate_share({{8, 10}, {3, 4}, {0, 6}, {5, 5}, {0, 0}});
  ASSERT_TRUE(estimate);
  EXPECT_NEAR(0.64, estimate->share, kNear);
  EXPECT_NEAR(5.20752970220645, estimate->effective_size, 1e-6);
  EXPECT_NEAR(0.26222618016371846, estimate->interval.lower, 1e-6);
  EXPECT_NEAR(0.8989087702180865, estimate->interval.upper, 1e-6);
}

TEST(ShareEstimateTest, WhereAllCasesAreAlikeAGroupCountsAsOne) {
  const std::optional<ShareEstimate> all = estimate_share(std::vector<PartOf>(10, {7, 7}));
  EXPECT_EQ(1, all->share);
  EXPECT_EQ(10, all->effective_size);
  EXPECT_NEAR(0.7224672001453061, all->interval.lower, 1e-6);
  EXPECT_NEAR(1, all->interval.upper, kNear);
  const std::optional<ShareEstimate> none = estimate_share(std::vector<PartOf>(10, {0, 7}));
  EXPECT_EQ(0, none->share);
  EXPECT_NEAR(0.27753279985469403, none->interval.upper, 1e-6);
}

TEST(ShareEstimateTest, TheEffectiveSizeIsOneAtLeastAndTheNumberOfCasesAtMost) {
  EXPECT_EQ(1, estimate_share({{3, 9}})->effective_size) << "one group";
  EXPECT_EQ(1, estimate_share({{0, 1000}, {1000, 1000}})->effective_size);
  EXPECT_EQ(8, estimate_share({{1, 2}, {1, 2}, {1, 2}, {1, 2}})->effective_size) << "no variance between groups";
  EXPECT_EQ(6, estimate_share({{1, 2}, {1, 2}, {2, 2}})->effective_size) << "less than independent cases have";
}

TEST(ShareEstimateTest, TheIntervalHoldsTheShareOfAlikeCases) {
  SeededRandom random(7);
  constexpr double kShare = 0.8;
  constexpr int kRounds = 2000;
  int held = 0;
  int held_as_if_independent = 0;
  for (int round = 0; round != kRounds; ++round) {
    std::vector<PartOf> groups;
    std::uint64_t all = 0;
    for (int g = 0; g != 60; ++g) {
      PartOf group{0, 1 + random.below(12)};
      const bool fate = random.unit() < kShare;  // of most of the group
      for (std::uint64_t i = 0; i != group.all; ++i) {
        group.part += (random.unit() < 0.8 ? fate : random.unit() < kShare) ? 1 : 0;
      }
      all += group.all;
      groups.push_back(group);
    }
    const ShareEstimate estimate = *estimate_share(groups);
    const Interval naive = wilson_interval(estimate.share, static_cast<double>(all), 1.96);
    held += estimate.interval.lower <= kShare && kShare <= estimate.interval.upper ? 1 : 0;
    held_as_if_independent += naive.lower <= kShare && kShare <= naive.upper ? 1 : 0;
  }
  EXPECT_GT(held, 0.92 * kRounds);
  EXPECT_LT(held_as_if_independent, 0.8 * kRounds);
}

}  // namespace
}  // namespace neardup
