#include "bytes/utf8_characters.h"

#include <gtest/gtest.h>
#include <xapian.h>

#include <string>

#include "core/seeded_random.h"

namespace neardup {
namespace {

std::size_t twin(std::string_view text) {
  std::size_t place = 0;
  while (place != text.size() && first_character(text.substr(place)).well_formed)
    place += first_character(text.substr(place)).bytes;
  return place;
}

TEST(Utf8CharactersTest, WellFormedSizeIsThatOfTheCharactersBeforeTheFirstIllFormedOne) {
  EXPECT_EQ(well_formed_size(""), 0U);
  EXPECT_EQ(well_formed_size("plain text of more than eight bytes"), 35U);
  EXPECT_EQ(well_formed_size("gr\xc3\xb6\xc3\x9f"
                             "er"),
            8U);
  EXPECT_EQ(well_formed_size("caf\xe9 au lait"), 3U);
  EXPECT_EQ(well_formed_size("cut \xe2\x82"), 4U);
  EXPECT_EQ(well_formed_size("\xed\xa0\x80"), 0U) << "a surrogate";
  SeededRandom random(7);
  const std::string pieces[] = {"a", "eight by", "\xc3\xa4", "\xe2\x82\xac", "\xf0\x9f\x98\x80", "\x80", "\xff"};
  for (int round = 0; round != 20000; ++round) {
    std::string text;
    for (std::size_t i = random.below(20); i != 0; --i) text += pieces[random.below(round % 2 == 0 ? 7 : 5)];
    ASSERT_EQ(well_formed_size(text), twin(text));
  }
}

TEST(Utf8CharactersTest, LastCharacterIsWholeOrAByteThatContinuesNone) {
  EXPECT_EQ("", last_character_of(""));
  EXPECT_EQ("a", last_character_of("\xc3\xa4"
                                   "a"));
  EXPECT_EQ("\xf0\x9f\x98\x80", last_character_of("a\xf0\x9f\x98\x80"));
  EXPECT_EQ("\x80", last_character_of("\x80"));
}

TEST(Utf8CharactersTest, MarksOfDirectionAreTakenOffTheEnd) {
  EXPECT_EQ("a", without_direction_marks("a\u200e\u061c\u2069"));
  EXPECT_EQ("\u200ea", without_direction_marks("\u200ea"));
  EXPECT_EQ("", without_direction_marks("\u202a"));
}

TEST(Utf8CharactersTest, DigitsOfManyScriptsHaveValues) {
  EXPECT_EQ(0, decimal_digit('0'));
  EXPECT_EQ(5, decimal_digit(0x665));
  EXPECT_EQ(9, decimal_digit(0xff19));
  for (const std::uint32_t other : {0U, 0x2fU, 0x3aU, 0x66aU, 0xb2U, 0x3007U, 0x10ffffU})
    EXPECT_EQ(-1, decimal_digit(other)) << other;
}

TEST(Utf8CharactersTest, EveryScalarValueRoundTrips) {
  for (unsigned code_point = 1; code_point <= 0x10ffff; ++code_point) {
    if (code_point == 0xd800) code_point = 0xe000;
    std::string text;
    append_utf8(text, code_point);
    std::string expected;
    Xapian::Unicode::append_utf8(expected, code_point);
    ASSERT_EQ(text, expected) << code_point;
    const Utf8Character character = first_character(text + "x");
    ASSERT_TRUE(character.well_formed) << code_point;
    ASSERT_EQ(character.code_point, code_point);
    ASSERT_EQ(character.bytes, text.size());
  }
}

TEST(Utf8CharactersTest, IllFormedSequencesEndAtTheirMaximalSubpart) {
  const struct {
    std::string text;
    std::size_t bytes;
  } kCases[] = {{"\x80", 1},         {"\xc0\x80", 1},         {"\xc1\xbf", 1},         {"\xe0\x80\x80", 1},
                {"\xed\xa0\x80", 1}, {"\xf0\x80\x80\x80", 1}, {"\xf4\x90\x80\x80", 1}, {"\xf5", 1},
                {"\xe2\x82", 2},     {"\xe2\x82\x41", 2},     {"\xf0\x9f\x98", 3},     {"\xf0\x9f\x41", 2}};
  for (const auto& [text, bytes] : kCases) {
    const Utf8Character character = first_character(text);
    EXPECT_FALSE(character.well_formed);
    EXPECT_EQ(character.bytes, bytes);
    EXPECT_EQ(character.code_point, static_cast<unsigned char>(text[0]));
  }
}

TEST(Utf8CharactersTest, WhatIsNoCharacterIsAppendedAsReplacement) {
  for (const unsigned code_point : {0U, 0xd800U, 0xdfffU, 0x110000U, 0xffffffffU}) {
    std::string text;
    append_utf8(text, code_point);
    EXPECT_EQ(text, "\xef\xbf\xbd");
  }
}

}  // namespace
}  // namespace neardup
