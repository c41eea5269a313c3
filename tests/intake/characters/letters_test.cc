#include "characters/letters.h"

#include <gtest/gtest.h>

#include <utility>

namespace neardup {
namespace {

TEST(LettersTest, CapitalsHaveTheirSmallLetters) {
  for (const auto& [capital, small] :
       {std::pair(U'A', U'a'), {U'É', U'é'}, {U'Þ', U'þ'}, {U'Ÿ', U'ÿ'}, {U'Ă', U'ă'}, {U'Ľ', U'ľ'}, {U'Ł', U'ł'},
        {U'Ŋ', U'ŋ'},          {U'Ų', U'ų'}, {U'Ż', U'ż'}, {U'Ơ', U'ơ'}, {U'Ư', U'ư'}, {U'Ά', U'ά'}, {U'Έ', U'έ'},
        {U'Ή', U'ή'},          {U'Ί', U'ί'}, {U'Ό', U'ό'}, {U'Ύ', U'ύ'}, {U'Ώ', U'ώ'}, {U'Σ', U'σ'}, {U'Ϊ', U'ϊ'},
        {U'Ж', U'ж'},          {U'Ё', U'ё'}, {U'Џ', U'џ'}, {U'Ґ', U'ґ'}}) {
    EXPECT_EQ(static_cast<unsigned>(small), small_letter(capital)) << static_cast<unsigned>(capital);
    EXPECT_EQ(static_cast<unsigned>(small), small_letter(small)) << static_cast<unsigned>(small);
    EXPECT_TRUE(is_unicode_letter(capital) && is_unicode_letter(small)) << static_cast<unsigned>(capital);
  }
  for (const char32_t c : {U'×', U'÷', U'ß', U'א', U'ب', U'ก', U'1'}) EXPECT_EQ(c, small_letter(c));
}

TEST(LettersTest, SignsAndMarksAreNoLetters) {
  for (const char32_t c : {U'1', U' ', U'×', U'÷', U'’', U'“', U'€', U'\u0081', U'\ufffd', U'ˇ'}) {
    EXPECT_FALSE(is_unicode_letter(c)) << static_cast<unsigned>(c);
    EXPECT_FALSE(is_mark(c)) << static_cast<unsigned>(c);
  }
  for (const char32_t c : {U'\u0301', U'\u05b7', U'\u064e', U'\u0e31', U'\u0e48'}) {
    EXPECT_TRUE(is_mark(c)) << static_cast<unsigned>(c);
    EXPECT_FALSE(is_unicode_letter(c)) << static_cast<unsigned>(c);
  }
}

}  // namespace
}  // namespace neardup
