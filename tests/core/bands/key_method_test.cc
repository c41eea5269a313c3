#include "bands/key_method.h"

#include <stdexcept>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bands/bands.h"

namespace neardup {
namespace {

TEST(KeyMethodTest, FormsWithNumbersInRangeAreKnown) {
  for (const char* const text :
       {"sample:1", "sample:65536", "profile:2:10", "profile:0:0", "profile:99:1000", "digest-tokens", "digest-text"}) {
    EXPECT_TRUE(key_method(text)) << text;
    const auto family = BandFamily::parse(text);
    ASSERT_TRUE(family) << text;
    EXPECT_TRUE(family->of_keys());
    EXPECT_FALSE(family->of_simhash());
    EXPECT_EQ(text, family->text());
    EXPECT_FALSE(family->guaranteed_distance(true));
    EXPECT_FALSE(family->candidate_probability(0.9));
  }
  for (const char* const text : {"", "sample", "sample:0", "sample:65537", "sample:016", "profile:2", "profile:100:10",
                                 "profile:2:1001", "digest-tokens:1", "digest", "minhash:8x4"}) {
    EXPECT_FALSE(key_method(text)) << text;
    EXPECT_THROW(make_key_maker(text, 0), std::invalid_argument) << text;
  }
}

TEST(KeyMethodTest, AllButSamplesGiveOneKey) {
  EXPECT_FALSE(key_method("sample:16")->one_key);
  EXPECT_TRUE(key_method("profile:2:10")->one_key);
  EXPECT_TRUE(key_method("digest-tokens")->one_key);
  EXPECT_TRUE(key_method("digest-text")->one_key);
}

TEST(KeyMethodTest, OnlyTheDigestOfATextTakesItsBytes) {
  for (const char* method : {"sample:16", "profile:2:10", "digest-tokens"})
    EXPECT_FALSE(key_method(method)->of_bytes) << method;
  EXPECT_TRUE(key_method("digest-text")->of_bytes);
}

// Nutch's rate of 0.01 is 10 thousandths: the profile of one word is that of the class with its defaults.
TEST(KeyMethodTest, MakerIsThatOfTheMethod) {
  const auto text = make_key_maker("digest-text", 0);
  text->add_text("abc");
  EXPECT_THAT(text->finish(), ::testing::ElementsAre("saavbgb42jh3bvuwh56sryl7oi"));  // MD5 900150983cd24fb0...
}

}  // namespace
}  // namespace neardup
