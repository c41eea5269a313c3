/** What the interface promises, held against every method. */
#include "features/feature_method.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <set>

#include "core/made_features.h"
#include "core/seeded_random.h"
#include "features/shingles.h"
#include "methods/character_shingle_maker.h"
#include "methods/stop_led_makers.h"

namespace neardup {
namespace {

struct Method {
  std::string name;
  std::function<std::unique_ptr<FeatureMaker>(std::uint64_t seed)> make;
};

std::ostream& operator<<(std::ostream& out, const Method& method) {
  return out << method.name;
}

std::vector<Method> methods() {
  std::vector<Method> methods;
  const auto add = [&methods](const std::string& name, auto make) { methods.push_back({name, make}); };
  for (const unsigned n : {1U, 3U, 9U}) {
    add("word" + std::to_string(n), [n](std::uint64_t) { return std::make_unique<WordShingleMaker>(n); });
  }
  for (const unsigned n : {1U, 5U, 12U}) {
    add("character" + std::to_string(n),
        [n](std::uint64_t seed) { return std::make_unique<CharacterShingleMaker>(n, seed); });
  }
  for (const auto& [length, step] : {std::pair{2U, 1U}, {3U, 1U}, {3U, 2U}, {9U, 9U}}) {
    add("stop_led" + std::to_string(length) + "_" + std::to_string(step), [length = length, step = step](auto) {
      return std::make_unique<StopLedShingleMaker>(length, step, prose_stop_words());
    });
  }
  for (const auto& [chain, distance] : {std::pair{1U, 1U}, {2U, 1U}, {2U, 3U}, {9U, 9U}}) {
    add("spot" + std::to_string(chain) + "_" + std::to_string(distance), [chain = chain, distance = distance](auto) {
      return std::make_unique<SpotSignatureMaker>(chain, distance, prose_stop_words());
    });
  }
  return methods;
}

class FeatureMakerTest : public testing::TestWithParam<Method> {
 protected:
  std::unique_ptr<FeatureMaker> make(std::uint64_t seed = 0) const { return GetParam().make(seed); }
};

INSTANTIATE_TEST_SUITE_P(Methods, FeatureMakerTest, testing::ValuesIn(methods()),
                         [](const auto& method) { return method.param.name; });

TEST_P(FeatureMakerTest, TextWithoutTokensHasNoFeature) {
  const auto maker = make();
  FeatureList features;
  maker->finish(features);
  EXPECT_TRUE(features.empty());
  EXPECT_TRUE(features_of(*maker, {}).empty());
}

TEST_P(FeatureMakerTest, TextWithATokenHasAFeature) {
  SeededRandom random(1);
  const auto maker = make();
  for (std::size_t m = 1; m != 60; ++m) {
    EXPECT_FALSE(features_of(*maker, random_prose(random, m, 100)).empty()) << m;
    EXPECT_FALSE(features_of(*maker, Words(m, "the")).empty()) << m;
    EXPECT_FALSE(features_of(*maker, Words(m, "cat")).empty()) << m;
  }
}

TEST_P(FeatureMakerTest, FeaturesAreAppended) {
  SeededRandom random(2);
  const Words words = random_prose(random, 50, 100);
  const auto maker = make();
  FeatureList features{7, 8};
  maker->add(tokens_of(words).data(), hashes_of(words).data(), words.size(), features);
  maker->finish(features);
  FeatureList expected = features_of(*maker, words);
  expected.insert(expected.begin(), {7, 8});
  EXPECT_EQ(expected, features);
}

TEST_P(FeatureMakerTest, PartsMayBeCutAnywhere) {
  SeededRandom random(3);
  const auto maker = make();
  for (int round = 0; round != 300; ++round) {
    const Words words = random_prose(random, random.below(120), 50);
    const FeatureList whole = features_of(*maker, words);
    const std::vector<Token> tokens = tokens_of(words);
    const std::vector<std::uint64_t> hashes = hashes_of(words);
    const std::size_t most = 1 + random.below(30);
    FeatureList features;
    for (std::size_t begin = 0, part = 0; begin != words.size(); begin += part) {
      part = std::min(words.size() - begin, random.below(most + 1));
      maker->add(tokens.data() + begin, hashes.data() + begin, part, features);
    }
    maker->finish(features);
    ASSERT_EQ(whole, features) << words.size() << " tokens in parts of up to " << most;
  }
}

TEST_P(FeatureMakerTest, ATextKnowsNothingOfTheOneBefore) {
  SeededRandom random(4);
  const auto used = make();
  for (int round = 0; round != 100; ++round) {
    const Words words = random_prose(random, random.below(40), 5);
    ASSERT_EQ(features_of(*make(), words), features_of(*used, words));
  }
}

TEST_P(FeatureMakerTest, PlaceInTheTextIsNoFeature) {
  SeededRandom random(5);
  const Words words = random_prose(random, 50, 100);
  std::vector<Token> tokens = tokens_of(words);
  for (Token& token : tokens) {
    token.begin = random();
    token.end = random();
  }
  const auto maker = make();
  FeatureList features;
  maker->add(tokens.data(), hashes_of(words).data(), words.size(), features);
  maker->finish(features);
  EXPECT_EQ(features_of(*maker, words), features);
}

TEST_P(FeatureMakerTest, FeaturesOfAnotherSeedAreOthers) {
  SeededRandom random(6);
  for (const std::size_t m : {1U, 2U, 200U}) {
    const Words words = random_prose(random, m, 100);
    const FeatureList features = features_of(*make(0), words, 0);
    const FeatureList others = features_of(*make(1), words, 1);
    ASSERT_EQ(features.size(), others.size());
    const std::set<std::uint64_t> set(features.begin(), features.end());
    for (const std::uint64_t other : others) EXPECT_EQ(0U, set.count(other)) << m << " tokens";
  }
}

/** Pearson's chi-squared of classes that should be filled alike. */
double chi_squared(const std::vector<std::size_t>& counts, std::size_t total) {
  const double expected = static_cast<double>(total) / static_cast<double>(counts.size());
  double sum = 0;
  for (const std::size_t count : counts) sum += std::pow(static_cast<double>(count) - expected, 2) / expected;
  return sum;
}

TEST_P(FeatureMakerTest, FeaturesAreSpreadEvenly) {
  SeededRandom random(7);
  const auto maker = make();
  std::set<std::uint64_t> features;
  for (int text = 0; text != 200; ++text) {
    const FeatureList some = features_of(*maker, random_prose(random, 200, 5000));
    features.insert(some.begin(), some.end());
  }
  ASSERT_GT(features.size(), 1900U);
  for (const std::size_t modulus : {16U, 25U, 64U}) {
    std::vector<std::size_t> low(modulus);
    std::vector<std::size_t> high(modulus);
    for (const std::uint64_t feature : features) {
      ++low[feature % modulus];
      ++high[((feature >> 32) * modulus) >> 32];
    }
    // The mean and six standard deviations: exceeded by one of ten thousand uniform samples at most.
    const double freedom = static_cast<double>(modulus) - 1;
    const double bound = freedom + 6 * std::sqrt(2 * freedom);
    EXPECT_LT(chi_squared(low, features.size()), bound) << "modulo " << modulus;
    EXPECT_LT(chi_squared(high, features.size()), bound) << "leading bits, " << modulus << " classes";
  }
}

}  // namespace
}  // namespace neardup
