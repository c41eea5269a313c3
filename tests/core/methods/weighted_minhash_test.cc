#include "methods/weighted_minhash.h"

#include <gtest/gtest.h>

#include <limits>
#include <map>
#include <vector>

#include "core/sketch_law.h"
#include "core/used_memory.h"

namespace neardup {
namespace {

using Counts = std::map<std::uint64_t, std::size_t>;

Features features_of(const Counts& counts) {
  Features features;
  for (const auto& [feature, count] : counts) features.insert(features.end(), count, feature);
  return features;
}

double no_weight(std::uint64_t) {
  return 1;
}

/** From 1/64 to 32, multiples of 1/64, decided by the feature. */
double steep_weight(std::uint64_t feature) {
  return static_cast<double>(1 + feature % 2048 * (feature / 2048 % 2)) / 64;
}

template <typename Weight>
double weighted_jaccard(const Counts& a, const Counts& b, const Weight& weight) {
  double lesser = 0;
  double greater = 0;
  Counts all = a;
  all.insert(b.begin(), b.end());
  for (const auto& [feature, ignored] : all) {
    const auto in = [&, key = feature](const Counts& counts) {
      const auto found = counts.find(key);
      return found == counts.end() ? 0.0 : static_cast<double>(found->second);
    };
    lesser += weight(feature) * std::min(in(a), in(b));
    greater += weight(feature) * std::max(in(a), in(b));
  }
  return lesser / greater;
}

/** Counts of so many features, most small and some large. */
Counts random_counts(SeededRandom& random, std::size_t features) {
  Counts counts;
  for (std::size_t i = 0; i != features; ++i) counts[random()] = 1 + random.below(1 + random.below(20));
  return counts;
}

/** The same text after edits: a part of the features has another count, or none. */
Counts edited(SeededRandom& random, const Counts& counts, double share) {
  Counts result;
  for (const auto& [feature, count] : counts) {
    const std::size_t edited_count = random.unit() < share ? random.below(6) : count;
    if (edited_count != 0) result[feature] = edited_count;
  }
  result[random()] = 1;
  return result;
}

/** Equal slots must be binomial with probability J, in every trial another pair and other darts. */
void expect_law(FeatureWeight weight, std::size_t features, double share) {
  constexpr unsigned kSlots = 128;
  const auto weight_of = weight ? weight : no_weight;
  double off = 0;
  double variance = 0;
  double squares = 0;
  const int trials = features > 100 ? 100 : 800;
  SeededRandom random(features * 10 + static_cast<std::size_t>(share * 100));
  for (int trial = 0; trial != trials; ++trial) {
    const Counts a = random_counts(random, features);
    const Counts b = edited(random, a, share);
    WeightedMinhash sketch(kSlots, random(), weight);
    const double jaccard = weighted_jaccard(a, b, weight_of);
    const double error = agreement(sketch, features_of(a), features_of(b)).equal / kSlots - jaccard;
    off += error;
    squares += error * error;
    variance += jaccard * (1 - jaccard) / kSlots;
  }
  EXPECT_LT(std::abs(off), 4.5 * std::sqrt(variance)) << features << " features, " << share << " edited";
  EXPECT_NEAR(1, squares / variance, 4.5 * std::sqrt(2.5 / trials)) << features << " features, " << share << " edited";
}

TEST(WeightedMinhashTest, SlotsAgreeWithProbabilityWeightedJaccardOfCounts) {
  for (const std::size_t features : {1U, 2U, 10U, 100U, 1000U}) {
    for (const double share : {0.05, 0.3, 0.9}) expect_law({}, features, share);
  }
}

TEST(WeightedMinhashTest, WeightsOfAFunctionMultiplyTheCounts) {
  for (const std::size_t features : {1U, 2U, 10U, 100U}) {
    for (const double share : {0.05, 0.3, 0.9}) expect_law(steep_weight, features, share);
  }
}

TEST(WeightedMinhashTest, SetsHaveThePlainJaccardIndex) {
  SeededRandom random(3);
  Agreement sum;
  for (int trial = 0; trial != 500; ++trial) {
    const Features all = random.values(100);
    WeightedMinhash sketch(128, random());
    const Agreement one = agreement(sketch, {all.begin(), all.begin() + 90}, {all.begin() + 10, all.end()});
    sum.equal += one.equal;
    sum.of += one.of;
  }
  EXPECT_NEAR(0.8, sum.equal / sum.of, 4.5 * std::sqrt(0.16 / sum.of));
}

// By Python, written from the header with its own arithmetic.
TEST(WeightedMinhashTest, SlotsArePinned) {
  WeightedMinhash counts(4, 7);
  EXPECT_EQ((Features{0x3217cfad2c4dbb36U, 0x2e132b7270a06067U, 0x6e629c1290cd3366U, 0x6148ea0be1d4948dU}),
            slots_of(counts, {1, 2, 2, 3, 3, 3}));
  WeightedMinhash weights(4, 7, [](std::uint64_t feature) { return 0.3 * static_cast<double>(feature); });
  EXPECT_EQ((Features{0x32b12153134520d6U, 0x2e132b7270a06067U, 0x6e629c1290cd3366U, 0x6148ea0be1d4948dU}),
            slots_of(weights, {1, 2, 2, 3, 3, 3}));
}

TEST(WeightedMinhashTest, LongTextLeavesNoMemoryBehind) {
  constexpr std::size_t kLong = 1'000'000;
  WeightedMinhash sketch(128, 0);
  const std::vector<std::uint64_t> features(1000, 7);
  sketch.add(features.data(), features.size());
  sketch.clear();
  const std::size_t before = used_memory();
  for (std::size_t i = 0; i != kLong; i += features.size()) sketch.add(features.data(), features.size());
  EXPECT_GT(used_memory(), before + kLong);
  sketch.clear();
  EXPECT_LT(used_memory(), before + kLong);
}

TEST(WeightedMinhashTest, OrderAndPartsDoNotMatter) {
  SeededRandom random(4);
  for (const FeatureWeight& weight : {FeatureWeight(), FeatureWeight(steep_weight)}) {
    WeightedMinhash sketch(128, 0, weight);
    expect_order_and_parts_do_not_matter(sketch, features_of(random_counts(random, 100)), random);
  }
}

TEST(WeightedMinhashTest, RepetitionMatters) {
  WeightedMinhash sketch(128, 0);
  EXPECT_NE(slots_of(sketch, {1, 2, 3}), slots_of(sketch, {1, 2, 3, 3}));
}

TEST(WeightedMinhashTest, FunctionThatGivesOneChangesNothing) {
  SeededRandom random(5);
  const Features features = features_of(random_counts(random, 50));
  WeightedMinhash plain(128, 3);
  WeightedMinhash ones(128, 3, no_weight);
  EXPECT_EQ(slots_of(plain, features), slots_of(ones, features));
}

TEST(WeightedMinhashTest, WeightsOutOfRangeAreTheNearestInRange) {
  const auto with = [](double weight) {
    WeightedMinhash sketch(128, 0, [weight](std::uint64_t) { return weight; });
    return slots_of(sketch, {1, 2, 2});
  };
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  for (const double low : {0.0, -5.0, 0.001, -kInfinity, std::numeric_limits<double>::quiet_NaN()}) {
    EXPECT_EQ(with(WeightedMinhash::kLeastWeight), with(low)) << low;
  }
  for (const double high : {65.0, 1e300, kInfinity}) EXPECT_EQ(with(WeightedMinhash::kMostWeight), with(high)) << high;
  EXPECT_EQ(with(1), with(1 + 0x1p-21));
  EXPECT_NE(with(WeightedMinhash::kLeastWeight), with(1));
}

TEST(WeightedMinhashTest, LowByteIsUniform) {
  SeededRandom random(6);
  std::vector<double> counts(256);
  constexpr double kTrials = 2000;
  for (int trial = 0; trial != kTrials; ++trial) {
    WeightedMinhash sketch(128, 0);
    for (const std::uint64_t slot : slots_of(sketch, random.values(trial % 2 == 0 ? 3 : 500))) counts[slot & 0xff] += 1;
  }
  const double expected = 128 * kTrials / 256;
  double chi_squared = 0;
  for (const double count : counts) chi_squared += (count - expected) * (count - expected) / expected;
  EXPECT_LT((chi_squared - 255) / std::sqrt(2.0 * 255), 6);
}

}  // namespace
}  // namespace neardup
