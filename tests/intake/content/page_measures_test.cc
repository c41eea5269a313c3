#include "content/page_measures.h"

#include <gtest/gtest.h>

#include <iterator>
#include <set>

namespace neardup {
namespace {

std::uint64_t bits(std::string_view one, std::string_view other) {
  return name_word_bits(one) | name_word_bits(other);
}

TEST(PageMeasuresTest, WordsAreCutAtCapitalsAndSigns) {
  EXPECT_EQ(name_word_bits("site-footer mainMenu_2"), bits("footer", "main") | name_word_bits("menu"));
  EXPECT_EQ(name_word_bits("RELATED Comments"), bits("related", "comments"));
  for (const char* const name : {"", "a b1 it", "größe", "menus", "amenu"}) EXPECT_EQ(name_word_bits(name), 0U) << name;
}

TEST(PageMeasuresTest, KnownWordsHaveABitEach) {
  std::set<std::uint64_t> bits;
  for (const std::string_view word : kNameWords) bits.insert(name_word_bits(word));
  EXPECT_EQ(bits.size(), std::size(kNameWords));
  EXPECT_EQ(bits.count(0), 0U);
}

}  // namespace
}  // namespace neardup
