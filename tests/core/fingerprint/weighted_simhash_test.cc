#include "fingerprint/simhash.h"

#include <cmath>
#include <map>
#include <vector>

#include <gtest/gtest.h>

#include "bytes/feature_hash.h"
#include "core/seeded_random.h"
#include "core/used_memory.h"
#include "core/whole_sets.h"

namespace neardup {
namespace {

TEST(WeightedSimhashTest, LogWeightIsOnePlusTheBinaryLogarithm) {
  EXPECT_EQ(4096U, log_weight(1));
  EXPECT_EQ(2 * 4096U, log_weight(2));
  EXPECT_EQ(41 * 4096ULL, log_weight(1ULL << 40));
  for (std::uint64_t count = 1; count < 5000000; count += 1 + count / 7) {
    const double exact = 4096 * (1 + std::log2(static_cast<double>(count)));
    EXPECT_LE(static_cast<double>(log_weight(count)), exact + 1e-6) << count;
    EXPECT_GT(static_cast<double>(log_weight(count)), exact - 2) << count;
  }
}

TEST(WeightedSimhashTest, FingerprintIsThatOfTheWeightedFeatures) {
  SeededRandom random(3);
  for (int trial = 0; trial != 50; ++trial) {
    std::map<std::uint64_t, std::uint64_t> counts;
    LogWeightedSimhash simhash_of_log;
    for (int i = 0; i != 200; ++i) {
      const std::uint64_t feature = xxh3_hash(std::string(1 + random.below(30), 'x'));
      ++counts[feature];
      simhash_of_log.add(&feature, 1);
    }
    std::vector<std::uint64_t> features;
    std::vector<double> weights;
    for (const auto& [feature, count] : counts) {
      features.push_back(feature);
      weights.push_back(static_cast<double>(log_weight(count)));
    }
    EXPECT_EQ(simhash(features, weights), simhash_of_log.fingerprint());
    EXPECT_EQ(200U, simhash_of_log.count());
    simhash_of_log.clear();
    EXPECT_EQ(0U, simhash_of_log.count());
    EXPECT_EQ(0U, simhash_of_log.fingerprint());
  }
}

TEST(WeightedSimhashTest, LongTextLeavesNoMemoryBehind) {
  constexpr std::size_t kLong = 300'000;
  SeededRandom random(3);
  LogWeightedSimhash simhash;
  const std::size_t before = used_memory();
  for (std::size_t i = 0; i != kLong; ++i) {
    const std::uint64_t feature = random();
    simhash.add(&feature, 1);
  }
  EXPECT_GT(used_memory(), before + kLong);
  simhash.clear();
  EXPECT_LT(used_memory(), before + kLong);
  EXPECT_EQ(0U, simhash.fingerprint());
}

TEST(WeightedSimhashTest, RareWordsWeighMore) {
  const std::vector<std::uint64_t> words{xxh3_hash("the"), xxh3_hash("of"), xxh3_hash("zymurgy")};
  LogWeightedSimhash plain, by_rarity(*IdfTable::parse("100,of:10,the:10"));
  plain.add(words.data(), words.size());
  by_rarity.add(words.data(), words.size());
  EXPECT_EQ(words[2], by_rarity.fingerprint()) << "one of 100 outweighs two of 10";
  EXPECT_NE(words[2], plain.fingerprint());
}

}  // namespace
}  // namespace neardup
