#include "methods/stop_led_makers.h"

#include <gtest/gtest.h>

#include "core/made_features.h"
#include "tokens/token_digest.h"

namespace neardup {
namespace {

FeatureList finished(WholeTextFeature& feature) {
  FeatureList features;
  feature.finish(features);
  return features;
}

TEST(WholeTextFeatureTest, IsTheDigestOfTheTokens) {
  const std::vector<std::uint64_t> hashes = hashes_of({"one", "two", "three"}, 9);
  WholeTextFeature feature;
  feature.add(hashes.data(), 3);
  EXPECT_EQ(FeatureList{token_digest(hashes, 0)}, finished(feature));
  feature.add(hashes.data(), 1);
  feature.add(nullptr, 0);
  feature.add(hashes.data() + 1, 2);
  EXPECT_EQ(FeatureList{token_digest(hashes, 0)}, finished(feature));
}

TEST(WholeTextFeatureTest, TextWithoutTokensHasNone) {
  WholeTextFeature feature;
  EXPECT_TRUE(finished(feature).empty());
  feature.add(nullptr, 0);
  EXPECT_TRUE(finished(feature).empty());
}

TEST(WholeTextFeatureTest, WaivingHoldsForOneText) {
  const std::vector<std::uint64_t> hashes = hashes_of({"one"});
  WholeTextFeature feature;
  feature.add(hashes.data(), 1);
  feature.waive();
  feature.add(hashes.data(), 1);
  EXPECT_TRUE(finished(feature).empty());
  feature.add(hashes.data(), 1);
  EXPECT_EQ(FeatureList{token_digest(hashes, 0)}, finished(feature));
}

}  // namespace
}  // namespace neardup
