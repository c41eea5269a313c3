#include "text_encoding.h"

#include <gtest/gtest.h>

#include <random>

#include "utf8_character.h"

namespace neardup::cli {
namespace {

using std::string_literals::operator""s;

bool is_well_formed(std::string_view text) {
  while (!text.empty()) {
    const Utf8Character character = first_character(text);
    if (!character.well_formed) return false;
    text.remove_prefix(character.octets);
  }
  return true;
}

TEST(TextEncodingTest, Utf8StaysAsItIs) {
  EXPECT_EQ(utf8_from_text(""), "");
  EXPECT_EQ(utf8_from_text("plain"), "plain");
  EXPECT_EQ(utf8_from_text("Äpfel 中文 😀"), "Äpfel 中文 😀");
}

TEST(TextEncodingTest, ByteOrderMarksDecideAndGo) {
  EXPECT_EQ(utf8_from_text("\xef\xbb\xbfÄ"), "Ä");
  EXPECT_EQ(utf8_from_text("\xff\xfe\xc4\x00z\x00"s), "Äz");
  EXPECT_EQ(utf8_from_text("\xfe\xff\x00\xc4\x00z"s), "Äz");
  EXPECT_EQ(utf8_from_text("\xff\xfe\x3d\xd8\x00\xde"s), "😀");
  EXPECT_EQ(utf8_from_text("\xff\xfe\x00\x00\xc4\x00\x00\x00"s), "Ä");
  EXPECT_EQ(utf8_from_text("\x00\x00\xfe\xff\x00\x00\x00\xc4"s), "Ä");
  EXPECT_EQ(utf8_from_html("\xff\xfe<\x00p\x00>\x00\xc4\x00"s), "<p>Ä");
}

TEST(TextEncodingTest, CutOffWideTextEndsInReplacement) {
  EXPECT_EQ(utf8_from_text("\xff\xfez\x00\xc4"s), "z\xef\xbf\xbd");
  EXPECT_EQ(utf8_from_text("\xff\xfe\x3d\xd8z\x00"s).back(), 'z');
}

TEST(TextEncodingTest, OnlyWideByteOrderMarksAreWide) {
  EXPECT_TRUE(has_wide_byte_order_mark("\xff\xfe"));
  EXPECT_TRUE(has_wide_byte_order_mark("\xfe\xff"));
  EXPECT_FALSE(has_wide_byte_order_mark("\xef\xbb\xbf"));
  EXPECT_FALSE(has_wide_byte_order_mark(""));
}

TEST(TextEncodingTest, TextWithoutAnyMultibyteCharacterIsWindows1252) {
  EXPECT_EQ(utf8_from_text("caf\xe9 \x93quoted\x94"), "café “quoted”");
  EXPECT_EQ(utf8_from_text("hole \x81"), "hole \xef\xbf\xbd");
}

TEST(TextEncodingTest, DamagedUtf8KeepsItsGoodCharacters) {
  EXPECT_EQ(utf8_from_text("Ä\xe9z"), "Ä\xef\xbf\xbdz");
  EXPECT_EQ(utf8_from_text("Ä\xe2\x82"), "Ä\xef\xbf\xbd");
}

TEST(TextEncodingTest, DeclaredCharsetsAreRead) {
  EXPECT_EQ(utf8_from_html("<meta charset=iso-8859-1>caf\xe9"), "<meta charset=iso-8859-1>café");
  EXPECT_EQ(utf8_from_html("<META http-equiv=Content-Type content=\"text/html; charset=KOI8-R\">\xf0\xd2").substr(66),
            "Пр");
  EXPECT_EQ(utf8_from_html("<?xml version='1.0' encoding='iso-8859-2'?>\xb1").substr(43), "ą");
  EXPECT_EQ(utf8_from_html("<meta charset='shift_jis'>\x93\xfa").substr(26), "日");
}

TEST(TextEncodingTest, LatinOneMeansWindows1252) {
  EXPECT_EQ(utf8_from_html("<meta charset=latin1>\x80").substr(21), "€");
}

TEST(TextEncodingTest, UnknownAndUnreadableCharsetsAreIgnored) {
  EXPECT_EQ(utf8_from_html("<meta charset=no-such-charset>Ä").substr(30), "Ä");
  EXPECT_EQ(utf8_from_html("<meta charset=utf-16>Ä").substr(21), "Ä");
  EXPECT_EQ(utf8_from_html("<meta charset=>caf\xe9").substr(15), "café");
}

TEST(TextEncodingTest, DeclarationsFarBelowDoNotCount) {
  const std::string page = std::string(5000, ' ') + "<meta charset=koi8-r>\xe9";
  EXPECT_EQ(utf8_from_html(page).substr(5021), "é");
}

TEST(TextEncodingTest, AnyOctetsGiveWellFormedText) {
  std::mt19937 random(20240101);
  for (int round = 0; round != 3000; ++round) {
    std::string octets(random() % 60, '\0');
    for (char& c : octets)
      c = static_cast<char>(random() % 3 == 0 ? random() : "\xff\xfe\xef\xbb\xbf<meta charset=utf-8>"[random() % 25]);
    EXPECT_TRUE(is_well_formed(utf8_from_text(octets)));
    EXPECT_TRUE(is_well_formed(utf8_from_html(octets)));
    EXPECT_TRUE(is_well_formed(repaired_utf8(octets)));
  }
}

}  // namespace
}  // namespace neardup::cli
