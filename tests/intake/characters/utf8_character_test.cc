#include "characters/text_encoding.h"

#include <gtest/gtest.h>
#include <xapian.h>

namespace neardup::cli {
namespace {

TEST(Utf8CharacterTest, EveryScalarValueRoundTrips) {
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

TEST(Utf8CharacterTest, IllFormedSequencesEndAtTheirMaximalSubpart) {
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

TEST(Utf8CharacterTest, WhatIsNoCharacterIsAppendedAsReplacement) {
  for (const unsigned code_point : {0U, 0xd800U, 0xdfffU, 0x110000U, 0xffffffffU}) {
    std::string text;
    append_utf8(text, code_point);
    EXPECT_EQ(text, "\xef\xbf\xbd");
  }
}

}  // namespace
}  // namespace neardup::cli
