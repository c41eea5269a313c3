#include "pipeline/tokenizer_profiles.h"

#include <gtest/gtest.h>

#include "scheme/scheme.h"

namespace neardup {
namespace {

TEST(TokenizerProfilesTest, EachNameGivesTheTokenizerOfThatProfile) {
  const std::vector<std::string> profiles = tokenizer_profiles();
  EXPECT_GE(profiles.size(), 4U);
  for (const std::string& profile : profiles) EXPECT_EQ(profile, tokenizer_of_profile(profile)->profile());
}

TEST(TokenizerProfilesTest, AnyOtherNameGivesNone) {
  EXPECT_EQ(nullptr, tokenizer_of_profile(""));
  EXPECT_EQ(nullptr, tokenizer_of_profile("icu-uax29-xapian2-stem-english"));
}

TEST(TokenizerProfilesTest, EveryPresetHasItsTokenizer) {
  for (const std::string& preset : Scheme::preset_names()) {
    EXPECT_NE(nullptr, tokenizer_of_profile(Scheme::preset(preset).tokenizer_profile)) << preset;
  }
}

}  // namespace
}  // namespace neardup
