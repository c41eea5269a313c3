#include "methods/key_makers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "bytes/base_encodings.h"
#include "core/mixed_bits.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

using Keys = std::vector<std::string>;

Keys keys_of(const std::vector<std::uint64_t>& features, unsigned modulus, std::uint64_t seed = 0) {
  ModuloSample sample(modulus, seed);
  sample.add_features(features.data(), features.size());
  return sample.finish();
}

bool share_a_key(const Keys& a, const Keys& b) {
  return std::find_first_of(a.begin(), a.end(), b.begin(), b.end()) != a.end();
}

TEST(ModuloSampleTest, KeysAreTheRestOfTheHashesThatAreZeroModuloM) {
  SeededRandom random(1);
  for (const unsigned modulus : {1U, 2U, 7U, 16U, 65536U}) {
    const std::uint64_t seed = random();
    const std::vector<std::uint64_t> features = random.values(modulus == 65536 ? 300000 : 500);
    std::set<std::string> expected;
    for (const std::uint64_t feature : features) {
      const std::uint64_t hash = mix(feature ^ mix(seed + 0x9e3779b97f4a7c15U));
      if (hash % modulus == 0) expected.insert(base32_encode(hash / modulus % (std::uint64_t{1} << 40), 40));
    }
    EXPECT_EQ(Keys(expected.begin(), expected.end()), keys_of(features, modulus, seed)) << modulus;
    EXPECT_FALSE(expected.empty());
  }
}

// By Python, with SplitMix64's finaliser and base32 written out, of the features 1 to 40.
TEST(ModuloSampleTest, KeysArePinned) {
  std::vector<std::uint64_t> features;
  for (std::uint64_t i = 1; i <= 40; ++i) features.push_back(i);
  EXPECT_EQ(Keys({"533ddamx", "7h4vee72", "gvt6uyal", "lfliskkh", "uc4x5kqx", "wuv6dd3z"}), keys_of(features, 8, 0));
  EXPECT_EQ(Keys({"ewz7odl3", "f7k5nskg", "qzkjmjoq", "xdetpmjm"}), keys_of(features, 8, 7));
}

TEST(ModuloSampleTest, RepetitionOrderAndPartsDoNotMatter) {
  SeededRandom random(2);
  std::vector<std::uint64_t> features = random.values(300);
  const Keys whole = keys_of(features, 4);
  features.insert(features.end(), features.begin(), features.begin() + 100);
  std::shuffle(features.begin(), features.end(), random);
  ModuloSample sample(4, 0);
  for (std::size_t i = 0; i != features.size(); i += 40) sample.add_features(features.data() + i, 40);
  EXPECT_EQ(whole, sample.finish());
  sample.add_features(features.data(), features.size());
  sample.clear();
  EXPECT_TRUE(sample.finish().empty());
}

TEST(ModuloSampleTest, OneInMIsTaken) {
  SeededRandom random(3);
  for (const double modulus : {2.0, 16.0, 1000.0}) {
    const auto taken = static_cast<double>(keys_of(random.values(200000), static_cast<unsigned>(modulus)).size());
    const double expected = 200000 / modulus;
    EXPECT_NEAR(expected, taken, 4.5 * std::sqrt(expected)) << modulus;
  }
}

/** How many of `trials` texts are found, of whose `size` features `shared` are quoted in one of ten times as many. */
int found_quotations(SeededRandom& random, std::size_t size, std::size_t shared, unsigned modulus, int trials) {
  int found = 0;
  for (int trial = 0; trial != trials; ++trial) {
    const std::vector<std::uint64_t> quoted = random.values(size);
    std::vector<std::uint64_t> longer = random.values(10 * size);
    longer.insert(longer.end(), quoted.begin(), quoted.begin() + static_cast<std::ptrdiff_t>(shared));
    found += share_a_key(keys_of(quoted, modulus), keys_of(longer, modulus)) ? 1 : 0;
  }
  return found;
}

TEST(ModuloSampleTest, QuotedTextIsFoundWithTheStatedProbability) {
  constexpr int kTrials = 2000;
  for (const unsigned modulus : {4U, 16U, 64U}) {
    for (const std::size_t shared : {5U, 20U, 90U}) {
      SeededRandom random(100 * modulus + shared);
      const double expected = 1 - std::pow(1 - 1.0 / modulus, shared);
      const double found = found_quotations(random, 100, shared, modulus, kTrials);
      EXPECT_NEAR(expected, found / kTrials, 4.5 * std::sqrt(expected * (1 - expected) / kTrials) + 1e-9)
          << shared << " shared, m = " << modulus;
    }
  }
  EXPECT_NEAR(0.997, 1 - std::pow(1 - 1.0 / 16, 90), 0.0005);
}

TEST(ModuloSampleTest, NinetyPercentContainedIsFoundFromAHundredFeaturesOn) {
  constexpr int kTrials = 2000;
  for (const std::size_t size : {100U, 150U, 300U}) {
    SeededRandom random(size);
    const int found = found_quotations(random, size, size * 9 / 10, 16, kTrials);
    EXPECT_GE(found, 0.95 * kTrials) << size;
    RecordProperty("recall_at_" + std::to_string(size), std::to_string(found / static_cast<double>(kTrials)));
  }
}

}  // namespace
}  // namespace neardup
