#include "mail/mail_line.h"

#include <gtest/gtest.h>

#include <string>

namespace neardup {
namespace {

TEST(MailLineTest, LinesHaveNoLineEnds) {
  const MailLines lines = mail_lines("a\r\n\nb");
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0].text, "a");
  EXPECT_EQ(lines[1].text, "");
  EXPECT_EQ(lines[2].text, "b");
  EXPECT_EQ(lines[2].role, LineRole::kOwn);
  EXPECT_TRUE(mail_lines("").empty());
}

TEST(MailLineTest, ARoleStays) {
  MailLines lines = mail_lines("a\nb\n");
  mark_lines(lines, 1, 2, LineRole::kFooter);
  mark_lines(lines, 0, 2, LineRole::kQuotation);
  EXPECT_EQ(lines[0].role, LineRole::kQuotation);
  EXPECT_EQ(lines[1].role, LineRole::kFooter);
}

TEST(MailLineTest, BlankLinesMayHaveNoBreakSpaces) {
  EXPECT_TRUE(is_blank(""));
  EXPECT_TRUE(is_blank(" \t\xc2\xa0 "));
  EXPECT_FALSE(is_blank(" x\xc2\xa0"));
  EXPECT_EQ(next_filled(mail_lines("\n \nx\n"), 0), 2U);
  EXPECT_EQ(next_filled(mail_lines("\n \n"), 0), 2U);
}

TEST(MailLineTest, RulersHaveTenCharacters) {
  EXPECT_TRUE(is_ruler("__________"));
  EXPECT_TRUE(is_ruler("  -=-=-=-=-=-=  "));
  EXPECT_FALSE(is_ruler("---------"));
  EXPECT_FALSE(is_ruler("---------- x"));
}

TEST(MailLineTest, ColonsEndLines) {
  EXPECT_TRUE(ends_with_colon("Jane wrote:"));
  EXPECT_TRUE(ends_with_colon("Jane a écrit\xc2\xa0: "));
  EXPECT_TRUE(ends_with_colon("ジェーンさんは書きました："));
  for (const char* const line : {"Ջեյն Դո՝", "Jane បាន\u200bសរសេរ៖", "Jane ጻፈች፦ ", "جين كتب:\u200f"})
    EXPECT_TRUE(ends_with_colon(line)) << line;
  EXPECT_FALSE(ends_with_colon("Jane wrote: x"));
  EXPECT_FALSE(ends_with_colon(""));
}

TEST(MailLineTest, AddressesAndLinks) {
  EXPECT_TRUE(has_address("Jane <jane@example.org>"));
  EXPECT_FALSE(has_address("meet @ noon"));
  EXPECT_FALSE(has_address("@all"));
  EXPECT_FALSE(has_address(std::string(400, ' ') + "jane@example.org"));
  EXPECT_TRUE(has_link("see https://example.org"));
  EXPECT_TRUE(has_link("www.example.org"));
  EXPECT_FALSE(has_link("example.org"));
}

TEST(MailLineTest, TimesOfDay) {
  for (const char* const line : {"at 9:05", "09.05", "23:59:59", "(10:00)", "10:30."})
    EXPECT_TRUE(has_time(line)) << line;
  for (const char* const line : {"09.05.2020", "0018:8800", "9:5", "31:00", "9:75", "10:00x", "a9:05", "12", ""}) {
    EXPECT_FALSE(has_time(line)) << line;
  }
}

TEST(MailLineTest, DigitsOfAnyScriptAndMarksOfDirection) {
  for (const char* const line : {"١٠:١١ ص", "\u200f10:11", "۱۰:۱۱", "१०:११", "10\u200e:\u200e11"})
    EXPECT_TRUE(has_time(line)) << line;
  for (const char* const line : {"١٢ مارس ٢٠٢٤", "۲۰۲۴", "\u200e2024\u200e"}) EXPECT_TRUE(has_year(line)) << line;
  EXPECT_FALSE(has_year("١٨٤٨"));
  for (const char* const line : {"\u200fמאת: דוד", "\u202bמאת:\u202c דוד", "அனுப்புநர்: x", "\u200eFrom: Jane"})
    EXPECT_TRUE(is_name_and_value(line)) << line;
  EXPECT_FALSE(is_name_and_value("١٠:١١ ص"));
  EXPECT_FALSE(is_name_and_value("\u200f\u200f: x"));
}

TEST(MailLineTest, Years) {
  for (const char* const line : {"in 2026", "(1999)", "2020-01-02", "2022年"}) EXPECT_TRUE(has_year(line)) << line;
  for (const char* const line : {"1848", "20261", "a2026", "2100", ""}) EXPECT_FALSE(has_year(line)) << line;
}

}  // namespace
}  // namespace neardup
