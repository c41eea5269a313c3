#include "office/number_formats.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

TEST(NumberFormatsTest, NumbersAreShownAsTheirFormatSays) {
  EXPECT_EQ(shown_number("0.30000000000000004", ""), "0.3");
  EXPECT_EQ(shown_number("42", "General"), "42");
  EXPECT_EQ(shown_number("1234.5", "0.00"), "1234.50");
  EXPECT_EQ(shown_number("-1234567.5", "#,##0.00\\ \"EUR\""), "-1,234,567.50 EUR");
  EXPECT_EQ(shown_number("0.256", "0%"), "26%");
  EXPECT_EQ(shown_number("5", "[Red]0;[Blue]-0"), "5");
  EXPECT_EQ(shown_number("words", "0.00"), "words");
  EXPECT_EQ(shown_number("1e300", "0.00"), "1e300");
}

TEST(NumberFormatsTest, PowersOfTenAndFractionsAreShown) {
  EXPECT_EQ(shown_number("12300", "[$-409]0.00E+00"), "1.23E+04");
  EXPECT_EQ(shown_number("0.5", "# \?/\?"), "1/2");
  EXPECT_EQ(shown_number("-2.3333", "# \?/\?"), "-2 1/3");
  EXPECT_EQ(shown_number("3.142857", "# \?\?/\?\?"), "3 1/7");
  EXPECT_EQ(shown_number("3.02", "# \?/\?"), "3");
}

TEST(NumberFormatsTest, DatesAreShownAsTheirFormatSays) {
  EXPECT_EQ(shown_number("45000", "yyyy\\-mm\\-dd"), "2023-03-15");
  EXPECT_EQ(shown_number("45000.75", "d mmmm yyyy, hh:mm:ss"), "15 March 2023, 18:00:00");
  EXPECT_EQ(shown_number("45000.0007", "mm:ss"), "01:00");
  EXPECT_EQ(shown_number("45000", "ddd d-mmm-yy"), "Wed 15-Mar-23");
}

TEST(NumberFormatsTest, AStyleNamesItsFormat) {
  NumberFormats formats;
  read_xml(all_of("<s><numFmts><numFmt numFmtId='170' formatCode='0.0'/></numFmts><cellStyleXfs><xf "
                  "numFmtId='9'/></cellStyleXfs>"
                  "<cellXfs><xf numFmtId='0'/><xf numFmtId='14'/><xf numFmtId='170'/></cellXfs></s>"),
           formats, XmlErrors::kRefused);
  EXPECT_EQ(formats.shown("45000", ""), "45000");
  EXPECT_EQ(formats.shown("45000", "0"), "45000");
  EXPECT_EQ(formats.shown("45000", "1"), "2023-03-15");
  EXPECT_EQ(formats.shown("45000", "2"), "45000.0");
  EXPECT_EQ(formats.shown("45000", "99"), "45000");
}

}  // namespace
}  // namespace neardup::cli
