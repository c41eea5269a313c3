#include "markup/character_reference.h"

#include <gtest/gtest.h>

namespace neardup {
namespace {

std::string in_text(std::string_view text) {
  return decoded_references(text, ReferencePlace::kText);
}

std::string in_attribute(std::string_view text) {
  return decoded_references(text, ReferencePlace::kAttribute);
}

TEST(CharacterReferenceTest, NamesAreDecoded) {
  EXPECT_EQ(in_text("a&amp;b&lt;&eacute;&zwnj;"), "a&b<\u00e9\u200c");
  EXPECT_EQ(in_text("&nGt;&NotEqualTilde;&CounterClockwiseContourIntegral;"), "\u226b\u20d2\u2242\u0338\u2233");
  EXPECT_EQ(in_text(""), "");
}

TEST(CharacterReferenceTest, LongestNameCounts) {
  EXPECT_EQ(in_text("&notit; &notin; &not &noti"), "\u00acit; \u2209 \u00ac \u00aci");
  EXPECT_EQ(in_text("&ltx &amp"), "<x &");
}

TEST(CharacterReferenceTest, OtherTextStays) {
  for (const char* text :
       {"&", "&&", "&;", "&#", "&#;", "&#x", "&#x;", "&#xg;", "&nosuch;", "&eacut", "& amp;", "&zwnj"}) {
    EXPECT_EQ(in_text(text), text);
  }
}

TEST(CharacterReferenceTest, NumbersAreDecoded) {
  EXPECT_EQ(in_text("&#65;&#x41;&#X41;&#65 &#x4e2dz"), "AAAA \u4e2dz");
  EXPECT_EQ(in_text("&#128;&#x9f;&#129;"), "\u20ac\u0178\u0081");  // Windows-1252
  EXPECT_EQ(in_text("&#0;&#xd800;&#x110000;&#99999999999999999999;"), "\ufffd\ufffd\ufffd\ufffd");
  EXPECT_EQ(in_text("&#x10ffff;&#xfdd0;"), "\U0010ffff\ufdd0");
}

TEST(CharacterReferenceTest, QueriesInAttributesStay) {
  EXPECT_EQ(in_attribute("?a=1&copy=2&copyright&copy;&copy &lt"), "?a=1&copy=2&copyright\u00a9\u00a9 <");
  EXPECT_EQ(in_attribute("&amp=&#65="), "&amp=A=");
}

}  // namespace
}  // namespace neardup
