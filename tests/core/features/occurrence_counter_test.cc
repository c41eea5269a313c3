#include "features/feature_counts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "compare/similarity.h"
#include "core/seeded_random.h"
#include "core/used_memory.h"
#include "features/shingles.h"

namespace neardup {
namespace {

FeatureList numbered(const FeatureList& features) {
  OccurrenceCounter counter;
  return counter.number(features.data(), features.size());
}

ShingleSet as_set(FeatureList elements) {
  std::sort(elements.begin(), elements.end());
  elements.erase(std::unique(elements.begin(), elements.end()), elements.end());
  return elements;
}

/** Sum of the smaller counts over the sum of the larger ones. */
double multiset_jaccard(const FeatureList& a, const FeatureList& b) {
  std::map<std::uint64_t, std::pair<std::size_t, std::size_t>> counts;
  for (const std::uint64_t feature : a) ++counts[feature].first;
  for (const std::uint64_t feature : b) ++counts[feature].second;
  std::size_t smaller = 0;
  std::size_t larger = 0;
  for (const auto& [feature, count] : counts) {
    smaller += std::min(count.first, count.second);
    larger += std::max(count.first, count.second);
  }
  return larger == 0 ? 0 : static_cast<double>(smaller) / static_cast<double>(larger);
}

FeatureList random_features(SeededRandom& random, const FeatureList& pool, std::size_t count) {
  FeatureList features(count);
  for (std::uint64_t& feature : features) feature = pool[random.below(1 + random.below(pool.size()))];
  return features;
}

TEST(OccurrenceCounterTest, JaccardOfTheSetsIsThatOfTheMultisets) {
  SeededRandom random(1);
  for (int round = 0; round != 2000; ++round) {
    const FeatureList pool = random.values(1 + random.below(20));
    const FeatureList a = random_features(random, pool, random.below(60));
    const FeatureList b = random_features(random, pool, random.below(60));
    ASSERT_DOUBLE_EQ(multiset_jaccard(a, b), jaccard(as_set(numbered(a)), as_set(numbered(b))));
  }
}

TEST(OccurrenceCounterTest, ElementsAreDistinct) {
  SeededRandom random(2);
  const FeatureList pool = random.values(100);
  const FeatureList features = random_features(random, pool, 100000);
  EXPECT_EQ(features.size(), as_set(numbered(features)).size());
  EXPECT_EQ(1000U, as_set(numbered(FeatureList(1000, 0))).size());
}

TEST(OccurrenceCounterTest, FirstOccurrenceStaysAsItIs) {
  SeededRandom random(3);
  const FeatureList distinct = random.values(1000);
  EXPECT_EQ(distinct, numbered(distinct));
}

TEST(OccurrenceCounterTest, NothingGivesNothing) {
  OccurrenceCounter counter;
  EXPECT_TRUE(counter.number(nullptr, 0).empty());
}

TEST(OccurrenceCounterTest, OrderAndPartsDoNotMatter) {
  SeededRandom random(4);
  for (int round = 0; round != 200; ++round) {
    FeatureList features = random_features(random, random.values(10), random.below(100));
    const ShingleSet whole = as_set(numbered(features));
    std::shuffle(features.begin(), features.end(), random);
    OccurrenceCounter counter;
    FeatureList elements;
    for (std::size_t begin = 0, part = 0; begin != features.size(); begin += part) {
      part = std::min(features.size() - begin, random.below(20));
      const FeatureList& some = counter.number(features.data() + begin, part);
      ASSERT_EQ(part, some.size());
      elements.insert(elements.end(), some.begin(), some.end());
    }
    ASSERT_EQ(whole, as_set(elements));
  }
}

TEST(OccurrenceCounterTest, ClearBeginsAnotherText) {
  SeededRandom random(5);
  const FeatureList pool = random.values(100000);
  OccurrenceCounter counter;
  for (const std::ptrdiff_t size : {10, 100000, 10, 0, 5000, 10}) {
    FeatureList features(pool.begin(), pool.begin() + size);
    features.insert(features.end(), pool.begin(), pool.begin() + size);
    EXPECT_EQ(numbered(features), counter.number(features.data(), features.size()));
    counter.clear();
  }
}

TEST(OccurrenceCounterTest, LongTextLeavesNoMemoryBehind) {
  SeededRandom random(6);
  const FeatureList features = random.values(1'000'000);
  constexpr std::size_t kBlock = 1000;
  OccurrenceCounter counter;
  const std::size_t before = used_memory();
  for (std::size_t i = 0; i != features.size(); i += kBlock) counter.number(features.data() + i, kBlock);
  EXPECT_GT(used_memory(), before + features.size());
  counter.clear();
  EXPECT_LT(used_memory(), before + features.size());
}

TEST(OccurrenceCounterTest, ElementsOfOneFeatureAreSpreadEvenly) {
  std::vector<std::size_t> counts(16);
  constexpr std::size_t kElements = 16000;
  for (const std::uint64_t element : numbered(FeatureList(kElements, 12345))) ++counts[element % 16];
  double chi_squared = 0;
  for (const std::size_t count : counts)
    chi_squared += (static_cast<double>(count) - 1000) * (static_cast<double>(count) - 1000) / 1000;
  EXPECT_LT(chi_squared, 48);  // 15 degrees of freedom: three uniform samples of a hundred thousand exceed it
}

/** By tests/golden/oracle.py: mix64(feature + (k - 1) * GOLDEN_STEP modulo 2^64). */
TEST(OccurrenceCounterTest, ElementsArePinned) {
  EXPECT_EQ((FeatureList{0xfedcba9876543210U, 0x7ae893b5e32fee86U, 1, 0x09362a7a549a2689U, 0x910a2dec89025cc1U}),
            numbered({0xfedcba9876543210U, 0xfedcba9876543210U, 1, 0xfedcba9876543210U, 1}));
}

}  // namespace
}  // namespace neardup
