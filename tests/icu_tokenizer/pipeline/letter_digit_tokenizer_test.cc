#include "pipeline/letter_digit_tokenizer.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bytes/feature_hash.h"
#include "methods/key_makers.h"
#include "neardup/icu_tokenizer.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> words_of(std::string_view text) {
  LetterDigitTokenizer tokenizer;
  std::vector<std::string> words;
  for (const OwnedToken& token : collect_tokens(tokenizer, text)) words.push_back(token.text);
  return words;
}

TEST(LetterDigitTokenizerTest, WordsAreRunsOfLettersAndDigitsInLowerCase) {
  EXPECT_THAT(words_of("The QUICK-brown fox_42's 3.14"),
              ElementsAre("the", "quick", "brown", "fox", "42", "s", "3", "14"));
  EXPECT_THAT(words_of("Ärger ΣΑΣ Привет"), ElementsAre("ärger", "σασ", "привет"));  // simple case: no final sigma
  EXPECT_THAT(words_of("\xC4\xB0stanbul"), ElementsAre("istanbul"));                 // U+0130 has one simple lower case
  EXPECT_THAT(words_of("漢字かな交じり文 テスト"), ElementsAre("漢字かな交じり文", "テスト"));
}

TEST(LetterDigitTokenizerTest, WhatJavaDoesNotTakeForALetterSeparates) {
  EXPECT_THAT(words_of("a\xF0\x9D\x90\x80z"), ElementsAre("a", "z"));      // U+1D400 is two code units
  EXPECT_THAT(words_of("e\xCC\x81te"), ElementsAre("e", "te"));            // a combining mark
  EXPECT_THAT(words_of("a\xFFz \xE2\x82 y"), ElementsAre("a", "z", "y"));  // ill-formed bytes
  EXPECT_THAT(words_of("x\xE2\x85\xA3y"), ElementsAre("x", "y"));          // U+2163, a letter number
  EXPECT_THAT(words_of(""), IsEmpty());
  EXPECT_THAT(words_of(" -- "), IsEmpty());
}

TEST(LetterDigitTokenizerTest, TokensTellTheirPlaceAndClass) {
  LetterDigitTokenizer tokenizer;
  const std::vector<OwnedToken> tokens = collect_tokens(tokenizer, "Ab 12, c3");
  ASSERT_EQ(3U, tokens.size());
  EXPECT_EQ(0U, tokens[0].begin);
  EXPECT_EQ(2U, tokens[0].end);
  EXPECT_EQ(TokenClass::kWord, tokens[0].token_class);
  EXPECT_EQ(TokenClass::kNumber, tokens[1].token_class);
  EXPECT_EQ(7U, tokens[2].begin);
  EXPECT_EQ(TokenClass::kWord, tokens[2].token_class);
}

TEST(LetterDigitTokenizerTest, ProfileIsItsOwnAndCloneIsAlike) {
  const LetterDigitTokenizer tokenizer;
  EXPECT_EQ("letters-digits", tokenizer.profile());
  EXPECT_EQ(IcuTokenizer().version(), tokenizer.version());
  EXPECT_EQ(tokenizer.profile(), tokenizer.clone()->profile());
}

// MD5 of "the 4\nfox 2" and so on, by Python's hashlib.
TEST(LetterDigitTokenizerTest, TextProfileOverItIsThatOfNutch) {
  LetterDigitTokenizer tokenizer;
  TextProfile profile(2, 0.01F);
  for (const OwnedToken& token : collect_tokens(tokenizer, "The fox. THE the-fox; the dog is-on it_to")) {
    const Token one{token.text, 0, 0, token.token_class};
    const std::uint64_t hash = xxh3_hash(token.text);
    profile.add_tokens(&one, &hash, 1);
  }
  EXPECT_EQ("the 4\nfox 2", profile.profile());
}

}  // namespace
}  // namespace neardup
