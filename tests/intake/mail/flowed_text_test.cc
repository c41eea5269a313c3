#include "mail/mail_line.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

TEST(FlowedTextTest, ParagraphsAreJoined) {
  EXPECT_EQ(flowed_text("one \r\ntwo \r\nthree\r\n\r\nfour\r\n", false), "one two three\n\nfour\n");
  EXPECT_EQ(flowed_text("one wo \nrd\n", true), "one word\n");
  EXPECT_EQ(flowed_text(" From here \n >there\n", false), "From here >there\n");
}

TEST(FlowedTextTest, QuotesJoinTheirLikeAlone) {
  EXPECT_EQ(flowed_text("> one \n> two\n>> three \n> four\nfive\n", false), "> one two\n>> three \n> four\nfive\n");
}

TEST(FlowedTextTest, SignaturesBeginALine) {
  EXPECT_EQ(flowed_text("text \n-- \nname\n", false), "text \n-- \nname\n");
}

TEST(FlowedTextTest, AnyTextIsWelcome) {
  EXPECT_EQ(flowed_text("", false), "");
  EXPECT_EQ(flowed_text("\n", true), "\n");
  EXPECT_EQ(flowed_text(">", true), "> \n");
  EXPECT_EQ(flowed_text("open ", true), "open");
}

}  // namespace
}  // namespace neardup::cli
