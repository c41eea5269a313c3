#include "tokens/stop_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "scheme/scheme.h"

namespace neardup {
namespace {

/** Well-formed UTF-8 of at most two bytes a character: what the letters of these languages are. */
bool is_utf8_of_letters(const std::string& word) {
  for (std::size_t i = 0; i != word.size(); ++i) {
    const auto byte = static_cast<unsigned char>(word[i]);
    if (byte >= 'a' && byte <= 'z') continue;
    const bool leads = byte >= 0xc3 && byte <= 0xd2 && i + 1 != word.size();
    if (!leads || (static_cast<unsigned char>(word[++i]) & 0xc0) != 0x80) return false;
  }
  return true;
}

TEST(StopListsTest, LanguagesAreTheKnownOnes) {
  EXPECT_THAT(stop_list_languages(), testing::ElementsAre("da", "de", "en", "es", "fi", "fr", "it", "nb", "nl", "pl",
                                                          "pt", "ru", "sv", "tr", "uk"));
}

TEST(StopListsTest, WordsAscendAndAreDistinct) {
  for (const std::string& language : stop_list_languages()) {
    const std::vector<std::string> words = stop_list(language);
    EXPECT_TRUE(std::is_sorted(words.begin(), words.end())) << language;
    EXPECT_EQ(words.end(), std::adjacent_find(words.begin(), words.end())) << language;
  }
}

TEST(StopListsTest, ListsHaveAHundredWordsOrSomeMore) {
  for (const std::string& language : stop_list_languages()) {
    EXPECT_GE(stop_list(language).size(), 100U) << language;
    EXPECT_LE(stop_list(language).size(), 120U) << language;
  }
}

TEST(StopListsTest, WordsAreOfLetters) {
  for (const std::string& language : stop_list_languages()) {
    for (const std::string& word : stop_list(language)) {
      EXPECT_FALSE(word.empty()) << language;
      EXPECT_TRUE(is_utf8_of_letters(word)) << language << " " << word;
    }
  }
}

TEST(StopListsTest, SchemeTakesAListAsItIs) {
  for (const std::string& language : stop_list_languages()) {
    Scheme scheme;
    scheme.stop_words = stop_list(language);
    EXPECT_NO_THROW(scheme.validate()) << language;
    EXPECT_EQ(scheme.stop_words, Scheme::parse(scheme.text()).stop_words) << language;
  }
}

TEST(StopListsTest, MostFrequentWordsAreThere) {
  const std::pair<const char*, std::vector<std::string>> frequent[] = {
      {"da", {"og", "på"}},    {"de", {"der", "dass", "für"}}, {"en", {"of", "the"}},     {"es", {"de", "que"}},
      {"fi", {"ja", "että"}},  {"fr", {"l", "à", "être"}},     {"it", {"che", "è"}},      {"nb", {"ikke", "på"}},
      {"nl", {"het", "van"}},  {"pl", {"się", "że"}},          {"pt", {"não", "que"}},    {"ru", {"и", "что", "ещё"}},
      {"sv", {"och", "från"}}, {"tr", {"bir", "çünkü"}},       {"uk", {"і", "що", "її"}},
  };
  for (const auto& [language, words] : frequent) {
    for (const std::string& word : words) EXPECT_THAT(stop_list(language), testing::Contains(word)) << language;
  }
}

TEST(StopListsTest, UnknownLanguageIsRefusedWithTheKnownOnes) {
  for (const std::string language : {"", "EN", "eng", "ja"}) {
    try {
      stop_list(language);
      ADD_FAILURE() << language;
    } catch (const std::invalid_argument& error) {
      EXPECT_EQ("no stop list for language '" + language + "'; use one of da de en es fi fr it nb nl pl pt ru sv tr uk",
                error.what());
    }
  }
}

}  // namespace
}  // namespace neardup
