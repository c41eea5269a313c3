#include "tokenizers/stemming_tokenizer.h"

#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "plugin/white_space_tokenizer.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;

StemmingTokenizer stemmer(const std::string& language) {
  return StemmingTokenizer(std::make_unique<WhiteSpaceTokenizer>(), language);
}

TEST(StemmingTokenizerTest, WordsAreCutToTheirStemsAndKeepTheirPlace) {
  StemmingTokenizer tokenizer = stemmer("english");
  std::vector<std::string> stems;
  const std::vector<OwnedToken> tokens = collect_tokens(tokenizer, "Finding finds 2020s 123 connections");
  for (const OwnedToken& token : tokens) stems.push_back(token.text);
  EXPECT_THAT(stems, ElementsAre("find", "find", "2020s", "123", "connect"));
  EXPECT_EQ(8U, tokens[1].begin);
  EXPECT_EQ(13U, tokens[1].end);
}

TEST(StemmingTokenizerTest, NumbersAreLeftAlone) {
  StemmingTokenizer tokenizer = stemmer("english");
  EXPECT_EQ(TokenClass::kNumber, collect_tokens(tokenizer, "123").front().token_class);
}

TEST(StemmingTokenizerTest, ProfileNamesBothAndCloneIsAlike) {
  const StemmingTokenizer tokenizer = stemmer("german2");
  EXPECT_EQ(WhiteSpaceTokenizer().profile() + "-stem-german2", tokenizer.profile());
  EXPECT_THAT(tokenizer.version(), EndsWith(std::string(", Xapian ") + Xapian::version_string()));
  EXPECT_EQ(tokenizer.profile(), tokenizer.clone()->profile());
  Scheme scheme;
  scheme.tokenizer_profile = tokenizer.profile();
  EXPECT_NO_THROW(scheme.validate());
}

TEST(StemmingTokenizerTest, UnknownLanguageIsRefusedAndTheKnownOnesAreNamed) {
  for (const char* const language : {"", "none", "klingon"}) {
    try {
      stemmer(language);
      FAIL() << language;
    } catch (const Xapian::InvalidArgumentError& error) {
      EXPECT_THAT(error.get_msg(), HasSubstr("no stemmer for '" + std::string(language) + "'; use one of"));
      EXPECT_THAT(error.get_msg(), HasSubstr("english"));
    }
  }
}

}  // namespace
}  // namespace neardup
