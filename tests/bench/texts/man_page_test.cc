#include "bench/texts/man_page.h"

#include <gtest/gtest.h>

namespace {

using neardup::bench::man_page_text;

TEST(ManPageTest, EmptyPageGivesEmptyText) {
  EXPECT_EQ(man_page_text(""), "");
}

TEST(ManPageTest, CommentsAndRequestNamesGo) {
  EXPECT_EQ(man_page_text(".\\\" comment\n'\\\" t\n.TH open 2\n.B open\n.\nplain"), "open 2\nopen\n\nplain\n");
}

TEST(ManPageTest, EscapesOfCharactersGiveTheCharacter) {
  EXPECT_EQ(man_page_text("a\\-b\\ec\\ d\\~e\\(aqf\\[cq]\\(lqg\\(rq\\[dq]\\(co"), "a-b\\c d e'f'\"g\"\"\u00a9\n");
}

TEST(ManPageTest, OtherEscapesGiveNothing) {
  EXPECT_EQ(man_page_text("\\fBb\\fP \\f(CWc\\f[R] \\s-1d\\s0 \\*(Tme\\*x \\(bu\\[u00E9] x\\&y\\|z"), "b c d e  xyz\n");
  EXPECT_EQ(man_page_text("text \\\" comment"), "text \n");
}

TEST(ManPageTest, CutOffEscapesAreHarmless) {
  for (const char* page : {"a\\", "a\\f", "a\\f(", "a\\f(C", "a\\f[R", "a\\(", "a\\s-", "a\\*"}) {
    EXPECT_EQ(man_page_text(page), "a\n") << page;
  }
}

}  // namespace
