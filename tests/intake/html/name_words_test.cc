#include "html/name_words.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace neardup {
namespace {

using Words = std::vector<std::string>;

Words words_in(std::string_view name) {
  Words words;
  for (std::string_view word = take_name_word(name); !word.empty(); word = take_name_word(name)) {
    words.emplace_back(word);
  }
  return words;
}

TEST(NameWordsTest, NamesAreCutBeforeCapitalsAndAtOtherCharacters) {
  EXPECT_EQ(words_in("site-footer mainMenu_2"), (Words{"site", "footer", "main", "Menu"}));
  EXPECT_EQ(words_in("RELATED COmments"), (Words{"RELATED", "CO", "mments"}));
  EXPECT_EQ(words_in("größe"), (Words{"gr", "e"}));
  EXPECT_EQ(words_in(""), Words{});
  EXPECT_EQ(words_in(" 12-34_"), Words{});
}

TEST(NameWordsTest, WhatFollowsIsLeft) {
  std::string_view rest = "cookieBar";
  EXPECT_EQ(take_name_word(rest), "cookie");
  EXPECT_EQ(rest, "Bar");
}

}  // namespace
}  // namespace neardup
