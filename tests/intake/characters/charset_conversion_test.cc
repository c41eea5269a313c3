#include "characters/charset_conversion.h"

#include <gtest/gtest.h>

namespace neardup {
namespace {

TEST(CharsetConversionTest, ErrorsAreCounted) {
  EXPECT_FALSE(converted("a", "klingon"));
  EXPECT_FALSE(converted("a", "")) << "the locale's charset is nobody's";
  EXPECT_EQ(0U, converted("caf\xe9", "CP1252")->errors);
  const auto text = converted(
      "\xaa"
      "a\xff",
      "CP1253");
  EXPECT_EQ("\ufffda\ufffd", text->text);
  EXPECT_EQ(2U, text->errors);
}

/** Of windows-1258 the converter holds the last letter back, because an accent may follow. */
TEST(CharsetConversionTest, AnUndefinedByteStandsBehindTheLetterBeforeIt) {
  EXPECT_EQ(
      "a\u008a"
      "b",
      converted("a\x8a"
                "b",
                "CP1258")
          ->text);
  EXPECT_EQ("\u05d0\ufffd\u05d1", converted("\xe0\xd9\xe1", "CP1255")->text);
}

TEST(CharsetConversionTest, TextsAreEncodedIfTheCharsetHasAllCharacters) {
  EXPECT_EQ("\xcc\xee\xf1\xea\xe2\xe0-1", converted_from_utf8("Москва-1", "CP1251"));
  EXPECT_EQ("\x93\x8c\x8b\x9e\x88\xea", converted_from_utf8("東京一", "CP932"));
  EXPECT_EQ("caf\xe9", converted_from_utf8("café", "CP1252"));
  EXPECT_EQ("", converted_from_utf8("", "CP1251"));
  for (const char* const converter : {"CP1251", "CP932", "klingon", "", "HZ"})
    EXPECT_FALSE(converted_from_utf8("ż", converter)) << converter;
  EXPECT_FALSE(converted_from_utf8("\xff", "CP1251"));
  for (const char* const converter : {"CP1250", "CP1258", "GB18030", "UTF-8"})
    EXPECT_EQ("Đông", converted(converted_from_utf8("Đông", converter).value_or(""), converter)->text.substr(0, 6))
        << converter;
}

/** RFC 1843. */
TEST(CharsetConversionTest, HzHasChineseBetweenShifts) {
  EXPECT_EQ("①の部屋 ㈱ｱ a￥",
            converted("\x1b$B-!$NIt20\x1b(B \x1b$B-j\x1b(I1\x1b(B a\x1b(J\\\x1b(B", "ISO-2022-JP")->text);
  EXPECT_EQ(1U, converted("\x1b$B-\x1b(B", "ISO-2022-JP")->errors);
  EXPECT_EQ("the 中文 ~ cost, 中\n{a}", converted("the ~{VPND~} ~~ ~\ncost, ~{VP\n{a}", "HZ")->text);
  EXPECT_EQ(0U, converted("~{VPND~}", "HZ")->errors);
  EXPECT_EQ("a~", converted("a~", "HZ")->text);
}

TEST(CharsetConversionTest, OnlyEastAsiaHasTwoBytesACharacter) {
  for (const char* const converter : {"GB18030", "BIG5-HKSCS", "CP932", "EUC-JP-MS", "CP949"})
    EXPECT_TRUE(is_double_byte(converter)) << converter;
  for (const char* const converter : {"CP1252", "KOI8-R", "UTF-8", ""})
    EXPECT_FALSE(is_double_byte(converter)) << converter;
}

}  // namespace
}  // namespace neardup
