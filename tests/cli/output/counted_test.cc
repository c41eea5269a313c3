#include "output/printable.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

TEST(CountedTest, ThousandsAreSeparated) {
  EXPECT_EQ("0", with_commas(0));
  EXPECT_EQ("999", with_commas(999));
  EXPECT_EQ("1,000", with_commas(1000));
  EXPECT_EQ("1,234,567", with_commas(1'234'567));
}

TEST(CountedTest, SharesAreRoundedDownToTenthsOfAPercent) {
  EXPECT_EQ("0 %", percent(0));
  EXPECT_EQ("90 %", percent(0.9));
  EXPECT_EQ("13.6 %", percent(0.13649));
  EXPECT_EQ("99.9 %", percent(0.99999));
  EXPECT_EQ("100 %", percent(1));
}

}  // namespace
}  // namespace neardup::cli
