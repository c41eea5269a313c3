#include "content/name_words.h"

#include <gtest/gtest.h>

#include <set>

namespace neardup {
namespace {

using Words = std::vector<std::string>;

TEST(NameWordsTest, WordsAreCutAtCapitalsAndSigns) {
  EXPECT_EQ(words_of_name("site-nav mainMenu_2"), (Words{"site", "nav", "main", "menu"}));
  EXPECT_EQ(words_of_name("RELATED Posts"), (Words{"related", "posts"}));
  EXPECT_EQ(words_of_name("a b1 it"), Words());
  EXPECT_EQ(words_of_name(""), Words());
  EXPECT_EQ(words_of_name("größe"), Words());
}

TEST(NameWordsTest, KnownWordsHaveABitEach) {
  ASSERT_LE(known_name_words().size(), 64U);
  std::set<std::uint64_t> bits;
  for (const std::string_view word : known_name_words()) bits.insert(name_word_bits(word));
  EXPECT_EQ(bits.size(), known_name_words().size());
  EXPECT_EQ(bits.count(0), 0U);
  EXPECT_EQ(name_word_bits("xMenu footer"), name_word_bits("menu") | name_word_bits("footer"));
  EXPECT_EQ(name_word_bits("menus"), 0U);
}

}  // namespace
}  // namespace neardup
