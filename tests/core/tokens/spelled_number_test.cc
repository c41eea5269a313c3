#include "tokens/spelled_number.h"

#include <gtest/gtest.h>

namespace neardup {
namespace {

TEST(SpelledNumberTest, NumeralsOfHanAreNumbers) {
  for (const char* word : {"三百万", "第三", "伍拾万", "弐拾", "二〇二四", "五年", "十二月", "三百万円", "金五百",
                           "第三条", "三円", "金百万", "第十分"})
    EXPECT_TRUE(is_spelled_number(word)) << word;
}

TEST(SpelledNumberTest, AmountsOfHangulAreNumbers) {
  for (const char* word : {"삼백만원정", "오백만원", "금삼천만원정", "이백만", "삼천원"})
    EXPECT_TRUE(is_spelled_number(word)) << word;
}

TEST(SpelledNumberTest, OtherWordsAreNone) {
  for (const char* word : {"",      "十分", "万分", "千万", "万一", "百万",   "万千",   "千", "两",   "三", "一",
                           "一年",  "一部", "全部", "三角", "千葉", "百貨店", "万歳",   "年", "年月", "第", "金",
                           "three", "3",    "이사", "사원", "이천", "만원",   "이사오", "원", "원정"})
    EXPECT_FALSE(is_spelled_number(word)) << word;
}

}  // namespace
}  // namespace neardup
