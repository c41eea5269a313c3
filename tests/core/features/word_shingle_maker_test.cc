
#include <gtest/gtest.h>

#include <algorithm>

#include "core/made_features.h"
#include "core/seeded_random.h"
#include "features/shingles.h"

namespace neardup {
namespace {

TEST(WordShingleMakerTest, FeaturesAreTheWordShinglesInTextOrder) {
  SeededRandom random(1);
  for (unsigned n = 1; n <= 9; ++n) {
    WordShingleMaker maker(n);
    for (std::size_t m = 1; m != 30; ++m) {
      const std::vector<std::uint64_t> hashes = hashes_of(random_prose(random, m, 3));
      FeatureList features;
      maker.add(nullptr, hashes.data(), m, features);
      maker.finish(features);
      ASSERT_EQ(m < n ? 1 : m - n + 1, features.size());
      for (std::size_t i = 0; i != features.size(); ++i) {
        const auto begin = hashes.begin() + static_cast<std::ptrdiff_t>(i);
        const auto length = static_cast<std::ptrdiff_t>(std::min<std::size_t>(n, m));
        EXPECT_EQ(ShingleSet{features[i]}, word_shingles({begin, begin + length}, n));
      }
    }
  }
}

TEST(WordShingleMakerTest, AgreesWithStrings) {
  SeededRandom random(2);
  for (unsigned n = 1; n <= 9; ++n) {
    WordShingleMaker maker(n);
    MeaningCheck check;
    for (int round = 0; round != 100; ++round) {
      const Words words = random_prose(random, random.below(40), 4);
      std::vector<std::string> shingles;
      for (std::size_t i = 0; i + n <= words.size(); ++i) {
        const auto begin = words.begin() + static_cast<std::ptrdiff_t>(i);
        shingles.push_back(join({begin, begin + static_cast<std::ptrdiff_t>(n)}));
      }
      if (shingles.empty() && !words.empty()) shingles.push_back(join(words));
      check.expect(features_of(maker, words), shingles);
    }
  }
}

}  // namespace
}  // namespace neardup
