#include "tokens/minus.h"

#include <gtest/gtest.h>

#include <string>

namespace neardup {
namespace {

/** Of the first digit. */
std::size_t bytes_in(const std::string& text) {
  return bytes_of_minus(text, text.find_first_of("0123456789"));
}

TEST(MinusTest, StandsAtTheBeginOrBehindWhatNoWordEndsWith) {
  for (const char* before :
       {"", " ", "\t", "\n", "(", "[", "{", "<", ">", "=", ":", ";", ",", "/", "|", "\"", "'", "`", "\\"}) {
    EXPECT_EQ(1U, bytes_in(std::string(before) + "-5")) << before;
    EXPECT_EQ(3U, bytes_in(std::string(before) + "\u22125")) << before;
  }
}

TEST(MinusTest, StandsBehindOtherSpacesBracketsAndOperators) {
  for (const char* before : {"\u00a0", "\u202f", "\u3000", "\u00ab", "\u00d7", "\u00f7", "\u201c", "\u2026", "\u2264",
                             "\u2248", "\u300c", "\u3010", "\uff08", "\uff0c", "\uff1a", "\uff1d"}) {
    EXPECT_EQ(1U, bytes_in("a" + std::string(before) + "-5")) << before;
    EXPECT_EQ(3U, bytes_in("a" + std::string(before) + "\uff0d5")) << before;
    EXPECT_EQ(3U, bytes_in("a" + std::string(before) + "\ufe635")) << before;
  }
}

TEST(MinusTest, StandsBehindWordsThatHaveNoSpaceBehindThem) {
  for (const char* text :
       {"気温-5度", "最低気温は−5.5℃", "净利润同比－5%", "최저기온-5도", "前日比−1,200円", "標高-5m", "標高-5ｍ",
        "体重増減-3kg", "面積-5㎡", "標高-155メートル", "海拔-154米", "最低气温-5摄氏度", "同比-5个百分点",
        "当期純利益-5,200百万円", "経常損益-300千円", "영업이익-500백만원", "해발-5미터", "増減-5‰"})
    EXPECT_NE(0U, bytes_in(text)) << text;
  for (const char* range :
       {"5月-10度",   "5メートル-10度", "5－10度",     "５月-10度",   "٥月-10度",        "五度-10度",
        "코로나-10",  "歼-10",          "電話-10-20",  "歼-10战斗机", "神舟-10载人飞船", "东风-10导弹",
        "歼-10A首次", "モデル-10Gを",   "누리호-10차", "標高-10mesa", "x-10度",          "中央-10丁目",
        "국도-10호",  "はやぶさ-10の",  "코로나-10는", "歼-10。",     "歼-10 is",        "歼-10"})
    EXPECT_EQ(0U, bytes_of_minus(range, std::string(range).rfind("10"))) << range;
}

TEST(MinusTest, MarksOfDirectionDoNotCount) {
  for (const char* text : {"a \u200e-5", "a \u061c-5", "a \u2066-5", "a \u202a-5", "a -\u200e5", "\u200f-\u200f5"})
    EXPECT_NE(0U, bytes_in(text)) << text;
  EXPECT_EQ(4U, bytes_in("a -\u200e5"));
  EXPECT_EQ(0U, bytes_in("a\u200e-5"));
  EXPECT_EQ(0U, bytes_of_minus("10\u200e-\u200e20", 9));
}

TEST(MinusTest, MayStandOnEitherSideOfACurrencySign) {
  for (const std::string sign : {"$", "\u00a2", "\u00a3", "\u00a5", "\u20a0", "\u20ac", "\u20cf", "\u058f", "\u060b",
                                 "\u09f3", "\u0e3f", "\u17db", "\ufdfc", "\uff04", "\uffe5", "\uffe6"}) {
    EXPECT_EQ(0U, bytes_in(sign + "5")) << sign;
    EXPECT_EQ(1U, bytes_in(sign + "-5")) << sign;
    EXPECT_EQ(1U + sign.size(), bytes_in("a -" + sign + "5")) << sign;
    EXPECT_EQ(3U + sign.size(), bytes_in("\u2212" + sign + "5")) << sign;
    EXPECT_EQ(0U, bytes_in("a-" + sign + "5")) << sign;
  }
}

TEST(MinusTest, HyphensAndDashesAreNone) {
  for (const char* text : {"5",
                           "x-5",
                           ")-5",
                           "--5",
                           "\u20135",
                           "- 5",
                           "\xe9-5",
                           "é-5",
                           "%-5",
                           "\u00a1-5",
                           "\u00a6-5",
                           "\uff09-5",
                           "\uff15-5",
                           "\u300d-5",
                           "\u2212-5",
                           "-\u00a65",
                           "-\u209f5",
                           "-\u20d05",
                           "-\xe2\x82\xc5"
                           "5",
                           "-\xe2\x83\x7f"
                           "5"})
    EXPECT_EQ(0U, bytes_in(text)) << text;
  EXPECT_EQ(0U, bytes_of_minus("10-20", 3));
}

}  // namespace
}  // namespace neardup
