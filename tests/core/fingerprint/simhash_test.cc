#include "fingerprint/simhash.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>
#include <string>

#include "core/seeded_random.h"
#include "core/whole_sets.h"

namespace neardup {
namespace {

using Features = std::vector<std::uint64_t>;

/** 64 signed sums, one for each bit. */
template <typename Number>
std::uint64_t by_signed_sums(const Features& features, const std::vector<Number>& weights) {
  std::array<Number, 64> sums{};
  for (std::size_t i = 0; i != features.size(); ++i) {
    for (std::size_t bit = 0; bit != 64; ++bit) {
      if ((features[i] >> bit) % 2 == 1) {
        sums[bit] += weights[i];
      } else {
        sums[bit] -= weights[i];
      }
    }
  }
  std::uint64_t fingerprint = 0;
  for (std::size_t bit = 64; bit-- != 0;) fingerprint = 2 * fingerprint + (sums[bit] > 0 ? 1 : 0);
  return fingerprint;
}

TEST(SimhashTest, EmptyInputGivesZero) {
  EXPECT_EQ(0U, simhash(Features{}));
  EXPECT_EQ(0U, simhash(Features{}, std::vector<double>{}));
}

TEST(SimhashTest, OneFeatureIsItsOwnFingerprint) {
  EXPECT_EQ(0x0123456789abcdefU, simhash(Features{0x0123456789abcdefU}));
}

TEST(SimhashTest, TieGivesZero) {
  EXPECT_EQ(0U, simhash(Features{0b01, 0b10}));
  EXPECT_EQ(0b1000U, simhash(Features{0b1101, 0b1010}));
  EXPECT_EQ(0U, simhash(Features{~std::uint64_t{0}, 0}));
  EXPECT_EQ(0U, simhash(Features{0b01, 0b10}, {2.5, 2.5}));
}

TEST(SimhashTest, MajorityOfEachBitDecides) {
  EXPECT_EQ(0b111U, simhash(Features{0b011, 0b101, 0b110}));
}

TEST(SimhashTest, FeatureThatOccursOftenWeighsMore) {
  EXPECT_EQ(0b01U, simhash(Features{0b01, 0b01, 0b10}));
}

TEST(SimhashTest, OrderDoesNotMatter) {
  SeededRandom random(1);
  for (int round = 0; round != 100; ++round) {
    Features features = random.values(random.below(100));
    const std::uint64_t fingerprint = simhash(features);
    std::shuffle(features.begin(), features.end(), random);
    ASSERT_EQ(fingerprint, simhash(features));
  }
}

TEST(SimhashTest, AgreesWithSignedSums) {
  SeededRandom random(2);
  for (std::size_t n = 0; n <= 600; ++n) {
    for (int round = 0; round != 3; ++round) {
      // Few distinct features: ties are frequent, and every count up to n occurs.
      const Features pool = random.values(1 + random.below(5));
      Features features(n);
      for (auto& feature : features) feature = round == 0 ? random() : pool[random.below(pool.size())];
      ASSERT_EQ(by_signed_sums(features, std::vector<long>(n, 1)), simhash(features)) << n;
    }
  }
}

TEST(SimhashTest, AgreesWithSignedSumsOfManyFeatures) {
  SeededRandom random(6);
  for (int round = 0; round != 20; ++round) {
    const Features pool = random.values(1 + random.below(3));
    Features features(10000 + random.below(60000));
    for (auto& feature : features) feature = round % 2 == 0 ? random() : pool[random.below(pool.size())];
    ASSERT_EQ(by_signed_sums(features, std::vector<long>(features.size(), 1)), simhash(features)) << features.size();
  }
}

TEST(SimhashTest, FeaturesThatComeInPartsGiveTheFingerprintOfAll) {
  SeededRandom random(7);
  const Features features = random.values(200);
  for (std::size_t cut = 0; cut <= features.size(); ++cut) {
    SimhashAccumulator accumulator;
    accumulator.add(features.data(), cut);
    ASSERT_EQ(simhash(Features(features.begin(), features.begin() + static_cast<std::ptrdiff_t>(cut))),
              accumulator.fingerprint());
    accumulator.add(features.data() + cut, features.size() - cut);
    ASSERT_EQ(simhash(features), accumulator.fingerprint()) << cut;
    ASSERT_EQ(features.size(), accumulator.count());
  }
  for (int round = 0; round != 50; ++round) {
    const Features many = random.values(random.below(5000));
    SimhashAccumulator accumulator;
    for (std::size_t i = 0; i != many.size();) {
      const std::size_t part = std::min(many.size() - i, random.below(round % 2 == 0 ? 5 : 700));
      accumulator.add(many.data() + i, part);
      i += part;
    }
    ASSERT_EQ(simhash(many), accumulator.fingerprint()) << many.size();
    accumulator.clear();
    EXPECT_EQ(0U, accumulator.fingerprint());
    EXPECT_EQ(0U, accumulator.count());
  }
}

TEST(SimhashTest, ManyFeaturesDoNotOverflow) {
  Features features(70000, ~std::uint64_t{0});
  EXPECT_EQ(~std::uint64_t{0}, simhash(features));
  features.insert(features.end(), 70000, 0);
  EXPECT_EQ(0U, simhash(features));
  features.push_back(1);
  EXPECT_EQ(1U, simhash(features));
}

TEST(SimhashTest, WholeWeightIsThatManyOccurrences) {
  SeededRandom random(3);
  for (int round = 0; round != 300; ++round) {
    const Features features = random.values(random.below(30));
    std::vector<double> weights;
    Features repeated;
    for (const std::uint64_t feature : features) {
      const std::size_t times = random.below(5);
      weights.push_back(static_cast<double>(times));
      repeated.insert(repeated.end(), times, feature);
    }
    ASSERT_EQ(simhash(repeated), simhash(features, weights));
    ASSERT_EQ(by_signed_sums(features, weights), simhash(features, weights));
  }
}

TEST(SimhashTest, HeavyFeatureOutweighsMany) {
  EXPECT_EQ(0b01U, simhash(Features{0b01, 0b10, 0b10}, {2.25, 1, 1}));
  EXPECT_EQ(0b10U, simhash(Features{0b01, 0b10, 0b10}, {1.75, 1, 1}));
  EXPECT_EQ(0b10U, simhash(Features{0b01, 0b10}, {0, 0.001}));
}

TEST(SimhashTest, SimilarFeaturesGiveFingerprintsThatDifferInFewBits) {
  SeededRandom random(4);
  for (int round = 0; round != 20; ++round) {
    Features features = random.values(500);
    const std::uint64_t before = simhash(features);
    features[0] = random();
    EXPECT_LE(hamming_distance(before, simhash(features)), 9U);
    EXPECT_GE(hamming_distance(before, simhash(random.values(500))), 10U);
  }
}

TEST(SimhashTest, HammingDistanceCountsDifferingBits) {
  EXPECT_EQ(0U, hamming_distance(5, 5));
  EXPECT_EQ(64U, hamming_distance(0, ~std::uint64_t{0}));
  EXPECT_EQ(2U, hamming_distance(0b0110, 0b0101));
  SeededRandom random(5);
  for (unsigned bits = 0; bits <= 64; ++bits) {
    const std::uint64_t a = random();
    const std::uint64_t b = a ^ random.with_bits(bits);
    EXPECT_EQ(bits, hamming_distance(a, b));
    EXPECT_EQ(bits, hamming_distance(b, a));
  }
}

}  // namespace
}  // namespace neardup
