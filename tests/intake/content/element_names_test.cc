#include "content/element_names.h"

#include <gtest/gtest.h>

namespace neardup {
namespace {

TEST(ElementNamesTest, WordsAreCutAtCapitalsAndSigns) {
  for (const char* const names : {"sidebar", "siteNav main_menu", "wp-block related-posts", "SIDEBAR", "x2-share"}) {
    EXPECT_EQ(name_hint(names), NameHint::kFrame) << names;
  }
  for (const char* const names : {"", "content", "shareholder", "navy", "\xff", "main-text entry"}) {
    EXPECT_EQ(name_hint(names), NameHint::kNone) << names;
  }
}

TEST(ElementNamesTest, TwoWordsMayBeOne) {
  EXPECT_EQ(name_hint("side-bar"), NameHint::kFrame);
  EXPECT_EQ(name_hint("postProfile"), NameHint::kFrame);
  EXPECT_EQ(name_hint("side bar"), NameHint::kNone);
}

TEST(ElementNamesTest, NegatedWordsSayNothing) {
  for (const char* const names : {"no-sidebar", "has-sidebar", "with-menu", "no-print"}) {
    EXPECT_EQ(name_hint(names), NameHint::kNone) << names;
  }
  EXPECT_EQ(name_hint("no sidebar"), NameHint::kFrame);
}

TEST(ElementNamesTest, SomeWordsCountAsAWholeName) {
  EXPECT_EQ(name_hint("post signature"), NameHint::kFrame);
  EXPECT_EQ(name_hint("member-signature"), NameHint::kNone);
  EXPECT_EQ(name_hint("post-signature"), NameHint::kFrame);
}

TEST(ElementNamesTest, TheStrongestNameDecides) {
  EXPECT_EQ(name_hint("author"), NameHint::kDetail);
  EXPECT_EQ(name_hint("author sidebar"), NameHint::kFrame);
  EXPECT_EQ(name_hint("sidebar author noprint"), NameHint::kUnshown);
}

}  // namespace
}  // namespace neardup
