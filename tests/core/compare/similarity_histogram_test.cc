#include "compare/similarity_histogram.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "core/seeded_random.h"

namespace neardup {
namespace {

using Counts = std::vector<std::uint64_t>;

/** A histogram with so many pairs in the middle of each class; classes that are not given are empty. */
SimilarityHistogram histogram(const Counts& counts) {
  SimilarityHistogram result;
  for (std::size_t i = 0; i != counts.size(); ++i) {
    for (std::uint64_t n = 0; n != counts[i]; ++n) result.add(2 * i + 1, 2 * SimilarityHistogram::kClasses);
  }
  return result;
}

/** The same by the class that each count belongs to. */
Counts with(const std::vector<std::pair<std::size_t, std::uint64_t>>& filled) {
  Counts counts(SimilarityHistogram::kClasses);
  for (const auto& [i, count] : filled) counts[i] = count;
  return counts;
}

std::optional<double> middle_of(const SimilarityHistogram& histogram) {
  const std::optional<Interval> valley = histogram.valley();
  return valley ? std::optional(valley->middle()) : std::nullopt;
}

TEST(SimilarityHistogramTest, NoPairIsInAWrongClassByRounding) {
  for (std::size_t i = 0; i != SimilarityHistogram::kClasses; ++i) {
    for (const std::size_t scale : {1U, 3U, 7U, 49U}) {
      EXPECT_EQ(i, SimilarityHistogram::class_of(i * scale, 20 * scale, 20));
      if (i == 0) continue;
      EXPECT_EQ(i - 1, SimilarityHistogram::class_of(i * scale * 1000 - 1, 20 * scale * 1000, 20));
    }
  }
  EXPECT_EQ(19U, SimilarityHistogram::class_of(5, 5, 20));
  EXPECT_EQ(0U, SimilarityHistogram::class_of(0, 5, 20));
  EXPECT_EQ(8U, SimilarityHistogram::class_of(4, 5, 10));
}

TEST(SimilarityHistogramTest, PairsAreCountedInTheirClass) {
  const SimilarityHistogram result = histogram(with({{0, 5}, {19, 2}}));
  EXPECT_EQ(5U, result.counts()[0]);
  EXPECT_EQ(2U, result.counts()[19]);
}

TEST(SimilarityHistogramTest, TheValleyIsTheMiddleOfTheEmptyStretch) {
  // Smoothing leaves classes 3 to 15 empty; from 0.3 up those are 0.3 to 0.8.
  const SimilarityHistogram apart = histogram(with({{0, 1000}, {1, 1000}, {17, 50}, {18, 50}, {19, 50}}));
  EXPECT_EQ(0.55, middle_of(apart));
  EXPECT_EQ(0.3, apart.valley()->lower);
  EXPECT_EQ(0.8, apart.valley()->upper);
}

TEST(SimilarityHistogramTest, TheValleyIsTheClassWithTheFewestPairs) {
  EXPECT_EQ(0.625, middle_of(histogram({900, 800, 700, 600, 500, 400, 350, 300, 250, 200,
                                        150, 100, 20,  100, 150, 200, 250, 300, 350, 400})));
}

TEST(SimilarityHistogramTest, OfEquallyLongRunsTheLowestCounts) {
  // Empty after smoothing: classes 8 and 9 (0.4 to 0.5), and 13 and 14.
  EXPECT_EQ(0.45, middle_of(histogram({99, 99, 99, 99, 99, 99, 99, 0, 0, 0, 0, 99, 0, 0, 0, 0, 99, 99, 99, 99})));
}

TEST(SimilarityHistogramTest, WithoutTwoMassesThereIsNoValley) {
  EXPECT_FALSE(SimilarityHistogram().valley());
  EXPECT_FALSE(histogram(Counts(20, 1000)).valley()) << "flat";
  EXPECT_FALSE(histogram(with({{0, 1000}, {1, 100}, {2, 10}})).valley()) << "no near-duplicates";
  EXPECT_FALSE(histogram(with({{17, 50}, {18, 50}, {19, 50}})).valley()) << "nothing but near-duplicates";
  Counts falling;
  for (std::uint64_t i = 0; i != 20; ++i) falling.push_back(2000 - 100 * i);
  EXPECT_FALSE(histogram(falling).valley());
}

TEST(SimilarityHistogramTest, AHandfulOfNearDuplicatesIsNoMass) {
  EXPECT_FALSE(histogram(with({{0, 1000}, {19, 5}})).valley());  // 3.75 after smoothing; 2 sqrt(3.75) = 3.87
  EXPECT_TRUE(histogram(with({{0, 1000}, {19, 6}})).valley());   // 4.5; 4.24
}

TEST(SimilarityHistogramTest, ABumpBeforeTheEndHasAValleyBeforeIt) {
  EXPECT_EQ(
      0.525,
      middle_of(histogram({900, 800, 700, 600, 500, 400, 300, 200, 100, 50, 20, 50, 100, 200, 100, 50, 0, 0, 0, 0})));
}

/** The definition, class by class. */
std::optional<double> valley_by_definition(const Counts& counts) {
  const auto at = [&](int i) { return counts[static_cast<std::size_t>(std::min(19, std::max(0, i)))]; };
  const auto smooth = [&](int i) { return static_cast<double>(at(i - 1) + 2 * at(i) + at(i + 1)) / 4; };
  const auto lies_low = [&](int i) {
    const auto peak = [&](int j) { return smooth(j) - smooth(i) > 2 * std::sqrt(smooth(j) + smooth(i)); };
    bool left = false;
    bool right = false;
    for (int j = 0; j != 20; ++j) (j < i ? left : right) |= peak(j);
    return left && right;
  };
  double fewest = HUGE_VAL;
  for (int i = 6; i <= 18; ++i) {
    if (lies_low(i)) fewest = std::min(fewest, smooth(i));
  }
  std::optional<double> middle;
  int longest = 0;
  for (int begin = 6; begin <= 18; ++begin) {
    int end = begin;
    while (end <= 18 && lies_low(end) && smooth(end) == fewest) ++end;
    if (end - begin <= longest) continue;
    longest = end - begin;
    middle = (begin + end) / 40.0;
  }
  return middle;
}

TEST(SimilarityHistogramTest, TheValleyIsThatOfTheDefinition) {
  SeededRandom random(20);
  int valleys = 0;
  for (int round = 0; round != 2000; ++round) {
    Counts counts(20);
    const std::size_t most = std::size_t{1} << random.below(8);
    for (std::uint64_t& count : counts) count = random.below(3) == 0 ? 0 : random.below(most + 1);
    const std::optional<double> expected = valley_by_definition(counts);
    const std::optional<double> found = middle_of(histogram(counts));
    ASSERT_EQ(expected.has_value(), found.has_value()) << "round " << round;
    ASSERT_NEAR(expected.value_or(0), found.value_or(0), 1e-9) << "round " << round;
    valleys += expected ? 1 : 0;
  }
  EXPECT_GT(valleys, 200);
  EXPECT_LT(valleys, 1800);
}

}  // namespace
}  // namespace neardup
