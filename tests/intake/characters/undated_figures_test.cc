#include "characters/undated_figures.h"

#include <gtest/gtest.h>

#include <string>

namespace neardup {
namespace {

TEST(UndatedFiguresTest, NumbersAndAmountsCount) {
  EXPECT_EQ(undated_figures("Order 4711, total 500.00 euro"), "4711, 500.00 ");
  EXPECT_EQ(undated_figures("Order 2023\nTelephone 555-0100, room 12"), "2023 555-0100, ");
  EXPECT_EQ(undated_figures("see https://a.org/4711"), "");
  EXPECT_EQ(undated_figures("5 2023-05-01 100"), "100 ");
  EXPECT_EQ(undated_figures("between -1000 and 20.40"), "minus -1000 20.40 ");
}

TEST(UndatedFiguresTest, DatesAndTimesDoNot) {
  for (const std::string date : {"Printed on 1 May 2023",
                                 "May 1st, 2023, 10:32 PM",
                                 "Today is Monday, 31. Mai 2023",
                                 "saved 2023-05-01T10:32:59Z",
                                 "(01.05.2023)",
                                 "\u00a9 2019-2023 Brass Ltd",
                                 "\u00a92023 Brass Ltd",
                                 "Copyright Brass Ltd 2023",
                                 "at 10:32:59",
                                 "30/11/26",
                                 "2023 May 1",
                                 "Montag, 3. April 2023, 10.15 Uhr",
                                 "lundi 3 avril 2023, 10 h 15",
                                 "3 de abril de 2023",
                                 "2023年4月3日 10時15分",
                                 "2023年4月3日（月）10时15分30秒",
                                 "2023년 4월 3일 10시 15분",
                                 "3 апреля 2023 г. 10:15",
                                 "٣ أبريل ٢٠٢٣ ١٠:١٥",
                                 "2023年4月3日\u3000１０：１５",
                                 "3\u00a0avril\u00a02023"})
    EXPECT_EQ(undated_figures(date), "") << date;
  for (const std::string figure : {"Year 2023", "120/11/26", "11/26 100", "1 May 1123", "500:00:00", "v1.2023",
                                   "32 May 2023", "2023年", "10.15 euro", "1 250円"})
    EXPECT_NE(undated_figures(figure), "") << figure;
}

}  // namespace
}  // namespace neardup
