#include "features/feature_method.h"

#include <stdexcept>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bytes/feature_hash.h"

namespace neardup {
namespace {

using ::testing::HasSubstr;

std::string complaint(const FeatureMethod& method) {
  try {
    method.validate();
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "nothing was thrown";
}

TEST(FeatureMethodTest, EveryFormIsReadAndWrittenAlike) {
  for (const char* const text : {"word:1", "word:9", "char:12", "stop-led:3", "stop-led:3:2", "spot:2:1", "spot:9:9",
                                 "word:3+counts", "spot:1:1+counts"}) {
    const auto method = FeatureMethod::parse(text);
    ASSERT_TRUE(method) << text;
    EXPECT_EQ(text, method->text());
    EXPECT_EQ("nothing was thrown", complaint(*method));
  }
}

TEST(FeatureMethodTest, OtherTextsAreNone) {
  for (const char* const text : {"", "word", "word:", "word:3:1", "word:03", "word:x", "words:3", "char:-1", "spot:2",
                                 "spot:2:1:1", "stop-led:3:1", "+counts", "word:3+count", "word:3+counts+counts"}) {
    EXPECT_FALSE(FeatureMethod::parse(text)) << text;
  }
}

TEST(FeatureMethodTest, NumberOutOfRangeIsNamedWithItsRange) {
  EXPECT_EQ("scheme: shingle length is 0, must be 1 to 9", complaint({"word", 0, 1, false}));
  EXPECT_EQ("scheme: shingle length is 13, must be 1 to 12", complaint({"char", 13, 1, false}));
  EXPECT_EQ("scheme: chain length is 10, must be 1 to 9", complaint({"spot", 10, 1, false}));
  EXPECT_EQ("scheme: step of shingle spot is 0, must be 1 to 9", complaint({"spot", 1, 0, false}));
  EXPECT_EQ("scheme: shingle word takes no step, 2 was given; leave it out", complaint({"word", 3, 2, false}));
  EXPECT_THAT(complaint({"line", 3, 1, false}), HasSubstr("line is unknown; use one of word:N, char:N"));
}

TEST(FeatureMethodTest, StopWordsLeadTwoOfTheMethods) {
  EXPECT_FALSE(FeatureMethod().led_by_stop_words());
  EXPECT_TRUE(FeatureMethod::parse("stop-led:3")->led_by_stop_words());
  EXPECT_TRUE(FeatureMethod::parse("spot:2:1")->led_by_stop_words());
}

// Each method makes features of its own of one text.
TEST(FeatureMethodTest, MakerIsThatOfTheMethod) {
  const std::vector<std::string> words{"a", "rally", "to", "kick", "off"};
  std::vector<Token> tokens;
  std::vector<std::uint64_t> hashes;
  for (const std::string& word : words) {
    tokens.push_back({word, 0, 0, TokenClass::kWord});
    hashes.push_back(xxh3_hash(word));
  }
  std::vector<FeatureList> seen;
  for (const auto& [text, count] : std::vector<std::pair<std::string, std::size_t>>{
           {"word:2", 4}, {"char:5", 15}, {"stop-led:3", 1}, {"spot:1:1", 1}}) {
    const auto maker = make_feature_maker(*FeatureMethod::parse(text), {"a"}, 0);
    FeatureList features;
    maker->add(tokens.data(), hashes.data(), tokens.size(), features);
    maker->finish(features);
    EXPECT_EQ(count, features.size()) << text;
    EXPECT_THAT(seen, ::testing::Not(::testing::Contains(features))) << text;
    seen.push_back(features);
  }
}

}  // namespace
}  // namespace neardup
