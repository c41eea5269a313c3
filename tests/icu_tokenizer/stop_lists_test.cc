/** The stop lists of core are what this tokenizer makes of the words. */
#include "tokens/stop_words.h"

#include <gtest/gtest.h>
#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include "tokens.h"

namespace neardup {
namespace {

TEST(StopListsTest, EachWordIsOneTokenAndFoldedAlready) {
  IcuTokenizer tokenizer;
  for (const std::string& language : stop_list_languages()) {
    for (const std::string& word : stop_list(language)) {
      EXPECT_EQ(std::vector<std::string>{word}, words_of(tokenizer, word)) << language;
      EXPECT_EQ(TokenClass::kWord, collect_tokens(tokenizer, word).at(0).token_class) << language << " " << word;
    }
  }
}

TEST(StopListsTest, EachWordIsFoundInUpperCaseText) {
  IcuTokenizer tokenizer;
  for (const std::string& language : stop_list_languages()) {
    if (language == "tr") continue;  // the language's own upper case of i is not the one that folding knows
    for (const std::string& word : stop_list(language)) {
      std::string upper;
      icu::UnicodeString::fromUTF8(word).toUpper(icu::Locale::getRoot()).toUTF8String(upper);
      EXPECT_EQ(std::vector<std::string>{word}, words_of(tokenizer, upper)) << language;
    }
  }
}

TEST(StopListsTest, EachWordIsOfLettersAlone) {
  for (const std::string& language : stop_list_languages()) {
    for (const std::string& word : stop_list(language)) {
      const icu::UnicodeString characters = icu::UnicodeString::fromUTF8(word);
      for (int i = 0; i != characters.length(); ++i) EXPECT_TRUE(u_isalpha(characters[i])) << language << " " << word;
    }
  }
}

}  // namespace
}  // namespace neardup
