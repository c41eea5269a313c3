#include "characters/text_line.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

TEST(OneLineTest, WhiteSpaceAndControlsBecomeSingleSpaces) {
  EXPECT_EQ(one_line(""), "");
  EXPECT_EQ(one_line(" \n\t "), "");
  EXPECT_EQ(one_line("  My \r\n\tTitle\x01 here\xc2\xa0!"), "My Title here !");
}

TEST(OneLineTest, OtherCharactersStay) {
  EXPECT_EQ(one_line("à\xc2"), "à\xc2");
  EXPECT_EQ(one_line("中文"), "中文");
}

}  // namespace
}  // namespace neardup::cli
