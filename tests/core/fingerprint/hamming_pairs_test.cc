#include "fingerprint/hamming_pairs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/seeded_random.h"
#include "fingerprint/simhash.h"

namespace neardup {
namespace {

using Values = std::vector<std::uint64_t>;
using Pairs = std::vector<std::pair<std::uint64_t, std::uint64_t>>;

/** Of the distinct ones, in the order in which they come. */
Pairs pairs_of(Values fingerprints, unsigned distance) {
  std::sort(fingerprints.begin(), fingerprints.end());
  fingerprints.erase(std::unique(fingerprints.begin(), fingerprints.end()), fingerprints.end());
  Pairs pairs;
  hamming_pairs(fingerprints, distance, [&](std::uint64_t a, std::uint64_t b) { pairs.emplace_back(a, b); });
  return pairs;
}

Pairs by_brute_force(const Values& fingerprints, unsigned distance) {
  const std::set<std::uint64_t> distinct(fingerprints.begin(), fingerprints.end());
  const Values values(distinct.begin(), distinct.end());
  Pairs pairs;
  // No vector in the inner loop, which is not optimised.
  const std::uint64_t* const end = values.data() + values.size();
  for (const std::uint64_t* a = values.data(); a != end; ++a) {
    for (const std::uint64_t* b = a + 1; b != end; ++b) {
      if (__builtin_popcountll(*a ^ *b) <= static_cast<int>(distance)) pairs.emplace_back(*a, *b);
    }
  }
  return pairs;
}

/** Expects the pairs of brute force, each once. @return how many. */
std::size_t expect_all(const Values& fingerprints, unsigned distance) {
  Pairs pairs = pairs_of(fingerprints, distance);
  std::sort(pairs.begin(), pairs.end());
  EXPECT_EQ(by_brute_force(fingerprints, distance), pairs) << "distance " << distance;
  return pairs.size();
}

std::uint64_t random_flips(SeededRandom& random, std::uint64_t value, std::size_t most) {
  return value ^ random.with_bits(static_cast<unsigned>(random.below(most + 1)));
}

TEST(HammingPairsTest, FewerThanTwoValuesMakeNoPair) {
  for (unsigned distance = 0; distance <= kMostPairDistance; ++distance) {
    EXPECT_TRUE(pairs_of({}, distance).empty());
    EXPECT_TRUE(pairs_of({7}, distance).empty());
  }
}

TEST(HammingPairsTest, DistanceZeroGivesNoPairs) {
  EXPECT_TRUE(pairs_of({1, 2, 3}, 0).empty());
}

TEST(HammingPairsTest, SmallerValueComesFirst) {
  for (const Values& values : {Values{1, 3}, Values{3, 1}}) {
    hamming_pairs(values, 1, [](std::uint64_t a, std::uint64_t b) { EXPECT_TRUE(a == 1 && b == 3); });
  }
  EXPECT_EQ((Pairs{{1, 3}}), pairs_of({3, 1}, 1));
}

TEST(HammingPairsTest, LargerDistanceIsRefused) {
  EXPECT_NO_THROW(pairs_of({1, 2}, kMostPairDistance));
  try {
    pairs_of({1, 2}, kMostPairDistance + 1);
    ADD_FAILURE();
  } catch (const std::invalid_argument& error) {
    EXPECT_NE(std::string::npos, std::string(error.what()).find("is 8, must be 0 to 7")) << error.what();
  }
}

TEST(HammingPairsTest, EveryPairOfBitsIsLookedAt) {
  Values values{0};
  for (unsigned a = 0; a != 64; ++a) {
    for (unsigned b = a; b != 64; ++b) values.push_back(std::uint64_t{1} << a | std::uint64_t{1} << b);
  }
  for (const unsigned distance : {1U, 2U, 3U}) EXPECT_LT(0U, expect_all(values, distance));
}

TEST(HammingPairsTest, OrderDependsOnTheArgumentsAlone) {
  SeededRandom random(1);
  Values values = random.values(3000);
  for (std::size_t i = 1; i < values.size(); i += 2) values[i] = random_flips(random, values[i - 1], 3);
  EXPECT_EQ(pairs_of(values, 3), pairs_of(values, 3));
}

TEST(HammingPairsTwinTest, RandomFingerprintsWithNearOnesAmongThem) {
  SeededRandom random(2);
  for (unsigned distance = 1; distance <= kMostPairDistance; ++distance) {
    Values values = random.values(5000);
    for (std::size_t i = 1; i < values.size(); i += 3) values[i] = random_flips(random, values[i - 1], distance + 1);
    EXPECT_LT(400U, expect_all(values, distance));
  }
}

TEST(HammingPairsTwinTest, ClustersAroundBoilerplate) {
  SeededRandom random(3);
  for (unsigned distance = 1; distance <= kMostPairDistance; ++distance) {
    for (const std::size_t spread : {2U, 4U, 8U}) {
      const Values centres = random.values(3);
      Values values = random.values(200);
      for (int i = 0; i != 1500; ++i) values.push_back(random_flips(random, centres[random.below(3)], spread));
      EXPECT_LT(0U, expect_all(values, distance));
    }
  }
}

/** Only some bits differ; of one value in a hundred any. */
TEST(HammingPairsTwinTest, FingerprintsThatAgreeInManyBits) {
  SeededRandom random(4);
  for (unsigned distance = 1; distance <= kMostPairDistance; ++distance) {
    for (const unsigned free_bits : {6U, 12U, 16U, 24U, 40U}) {
      const std::uint64_t mask = random.with_bits(free_bits);
      const std::uint64_t base = random();
      Values values;
      for (int i = 0; i != 1500; ++i) {
        const std::uint64_t value = random();
        values.push_back(i % 100 == 0 ? value : base ^ (value & mask));
      }
      expect_all(values, distance);
    }
  }
}

TEST(HammingPairsTwinTest, AllInOneBucketOfEachPiece) {
  SeededRandom random(5);
  for (unsigned quarter = 0; quarter != 4; ++quarter) {
    Values values = random.values(4000);
    for (std::uint64_t& value : values) value &= ~(std::uint64_t{0xffff} << 16 * quarter);
    for (std::size_t i = 1; i < values.size(); i += 5) values[i] = random_flips(random, values[i - 1], 3);
    EXPECT_LT(500U, expect_all(values, 3));
  }
}

/** More than is compared by brute force: what is planted is found, and nothing that is farther away. */
TEST(HammingPairsTest, ManyFingerprintsThatAgreeInManyBits) {
  SeededRandom random(6);
  Values values = random.values(300'000);
  for (std::uint64_t& value : values) value &= 0x00ff00ff00ffffff;
  std::set<std::pair<std::uint64_t, std::uint64_t>> planted;
  for (std::size_t i = 1; i < values.size(); i += 1000) {
    values[i] = values[i - 1] ^ random.with_bits(3);
    planted.emplace(std::min(values[i], values[i - 1]), std::max(values[i], values[i - 1]));
  }
  const Pairs pairs = pairs_of(values, 3);
  for (const auto& [a, b] : pairs) {
    ASSERT_LE(hamming_distance(a, b), 3U);
    planted.erase({a, b});
  }
  EXPECT_TRUE(planted.empty());
  EXPECT_EQ(pairs.size(), std::set(pairs.begin(), pairs.end()).size());
}

}  // namespace
}  // namespace neardup
