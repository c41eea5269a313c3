#include "compare/similarity.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "core/seeded_random.h"

namespace neardup {
namespace {

double one(std::uint64_t /*feature*/) {
  return 1;
}

double as_numbered(std::uint64_t feature) {
  return static_cast<double>(feature);
}

TEST(WeightedSimilarityTest, MultisetJaccardIsSumOfMinimaOverSumOfMaxima) {
  EXPECT_EQ(3.0 / 8, multiset_jaccard({{1, 3}, {2, 1}, {4, 1}}, {{1, 2}, {2, 4}}));
  EXPECT_EQ(1, multiset_jaccard({{1, 3}}, {{1, 3}}));
}

TEST(WeightedSimilarityTest, WeightedJaccardSumsDistinctFeatures) {
  EXPECT_EQ(2.0 / 6, weighted_jaccard({{1, 3}, {2, 1}}, {{2, 4}, {3, 1}}, as_numbered)) << "counts say nothing";
}

TEST(WeightedSimilarityTest, CosineIsOfCountTimesWeight) {
  // (1*1, 2*2) and (3*1, 1*2): (3 + 8) / sqrt(17 * 13), in Python's arithmetic.
  EXPECT_DOUBLE_EQ(0.7399400733959437, weighted_cosine({{1, 1}, {2, 2}}, {{1, 3}, {2, 1}}, as_numbered));
}

TEST(WeightedSimilarityTest, NothingResemblesNothing) {
  const FeatureCounts some{{1, 2}};
  for (const FeatureCounts& other : {FeatureCounts{}, some}) {
    EXPECT_EQ(0, multiset_jaccard({}, other));
    EXPECT_EQ(0, weighted_jaccard({}, other, one));
    EXPECT_EQ(0, weighted_cosine({}, other, one));
  }
  const auto nothing = [](std::uint64_t) { return 0.0; };
  EXPECT_EQ(0, weighted_jaccard(some, some, nothing)) << "no feature has a weight";
  EXPECT_EQ(0, weighted_cosine(some, some, nothing));
}

TEST(WeightedSimilarityTest, RareFeaturesSayMore) {
  // ln(1 + 100 / df) in Python's arithmetic.
  EXPECT_DOUBLE_EQ(4.61512051684126, inverse_document_frequency(100, 1));
  EXPECT_DOUBLE_EQ(2.3978952727983707, inverse_document_frequency(100, 10));
  EXPECT_DOUBLE_EQ(0.6931471805599453, inverse_document_frequency(100, 100));
  EXPECT_EQ(inverse_document_frequency(100, 1), inverse_document_frequency(100, 0)) << "in no document";
  EXPECT_EQ(0, inverse_document_frequency(0, 0));
}

TEST(WeightedSimilarityTest, LeastJaccardOfMultisetsIsNeverAboveTheTruth) {
  SeededRandom random(7);
  for (int round = 0; round != 5000; ++round) {
    FeatureCounts a;
    FeatureCounts b;
    ShingleSet set_a;
    ShingleSet set_b;
    FeatureNumbers of_a;
    FeatureNumbers of_b;
    const auto add = [&](std::uint64_t feature, FeatureCounts& counts, ShingleSet& set, FeatureNumbers& numbers) {
      const std::size_t count = 1 + (random.below(3) == 0 ? random.below(4) : 0);
      counts.push_back({feature, count});
      set.push_back(feature);
      ++numbers.distinct;
      numbers.all += count;
    };
    for (std::uint64_t feature = 1; feature != 20; ++feature) {
      const std::size_t which = random.below(5);
      if (which != 0) add(feature, a, set_a, of_a);
      if (which != 1) add(feature, b, set_b, of_b);
    }
    const double least = jaccard_from_multiset(multiset_jaccard(a, b), of_a, of_b);
    EXPECT_LE(least, jaccard(set_a, set_b) + 1e-12);
    if (of_a.all == of_a.distinct && of_b.all == of_b.distinct) {
      EXPECT_NEAR(jaccard(set_a, set_b), least, 1e-12);
    }
  }
  EXPECT_EQ(0, jaccard_from_multiset(0.5, {1, 100}, {1, 100})) << "all that is common may be repetition";
  EXPECT_EQ(0, jaccard_from_multiset(0.9, {}, {}));
}

using CountOfFeature = std::map<std::uint64_t, std::size_t>;

FeatureCounts flat(const CountOfFeature& counts) {
  FeatureCounts result;
  for (const auto& [feature, count] : counts) result.push_back({feature, count});
  return result;
}

CountOfFeature random_counts(SeededRandom& random, std::size_t most) {
  CountOfFeature counts;
  const std::size_t limit = 1 + random.below(20);
  for (std::size_t i = random.below(20); i != 0; --i) counts[random.below(limit)] = 1 + random.below(most);
  return counts;
}

TEST(WeightedSimilarityTest, AgreesWithTheDefinitionsFeatureByFeature) {
  SeededRandom random(5);
  for (int round = 0; round != 2000; ++round) {
    CountOfFeature a = random_counts(random, 5);
    CountOfFeature b = random_counts(random, 5);
    const FeatureCounts flat_a = flat(a);
    const FeatureCounts flat_b = flat(b);
    std::size_t least = 0, most = 0;
    double shared = 0, all = 0, product = 0, square_a = 0, square_b = 0;
    for (std::uint64_t feature = 0; feature != 20; ++feature) {
      const std::size_t x = a[feature];
      const std::size_t y = b[feature];
      const auto w = static_cast<double>(feature);
      least += std::min(x, y);
      most += std::max(x, y);
      shared += x != 0 && y != 0 ? w : 0;
      all += x != 0 || y != 0 ? w : 0;
      product += static_cast<double>(x * y) * w * w;
      square_a += static_cast<double>(x * x) * w * w;
      square_b += static_cast<double>(y * y) * w * w;
    }
    ASSERT_DOUBLE_EQ(most == 0 ? 0 : static_cast<double>(least) / static_cast<double>(most),
                     multiset_jaccard(flat_a, flat_b));
    ASSERT_DOUBLE_EQ(all == 0 ? 0 : shared / all, weighted_jaccard(flat_a, flat_b, as_numbered));
    const double lengths = std::sqrt(square_a) * std::sqrt(square_b);
    ASSERT_NEAR(lengths == 0 ? 0 : product / lengths, weighted_cosine(flat_a, flat_b, as_numbered), 1e-12);
    ASSERT_LE(weighted_cosine(flat_a, flat_a, as_numbered), 1);
  }
}

TEST(WeightedSimilarityTest, SetsOfOneWeightAreComparedAsByJaccard) {
  SeededRandom random(6);
  for (int round = 0; round != 500; ++round) {
    const FeatureCounts a = flat(random_counts(random, 1));
    const FeatureCounts b = flat(random_counts(random, 1));
    const auto set = [](const FeatureCounts& counts) {
      ShingleSet features;
      for (const FeatureCount& feature : counts) features.push_back(feature.feature);
      return features;
    };
    ASSERT_EQ(jaccard(set(a), set(b)), multiset_jaccard(a, b));
    ASSERT_EQ(jaccard(set(a), set(b)), weighted_jaccard(a, b, one));
  }
}

}  // namespace
}  // namespace neardup
