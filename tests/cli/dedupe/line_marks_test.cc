#include "dedupe/line_marks.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

TEST(LineMarksTest, BoxesCountInTheirOrder) {
  EXPECT_EQ(line_marks(""), "");
  EXPECT_NE(line_marks("[ ] a\n[x] b\n"), line_marks("[x] a\n[ ] b\n"));
  EXPECT_NE(line_marks("* [ ] a"), line_marks("* [*] a"));
  EXPECT_NE(line_marks("- [ ] a"), line_marks("- [-] a"));
  EXPECT_NE(line_marks("yes \u2612 no \u2610"), line_marks("yes \u2610 no \u2612"));
  EXPECT_NE(line_marks("Smoker: [x] yes [ ] no"), line_marks("Smoker: [ ] yes [x] no"));
  EXPECT_NE(line_marks("Smoker: (o) yes ( ) no"), line_marks("Smoker: ( ) yes (o) no"));
  EXPECT_EQ(line_marks("see [1], a[x] or f(x)"), line_marks("see"));
  EXPECT_EQ(line_marks("  [ ] a"), line_marks("[ ] a"));
}

TEST(LineMarksTest, ALineThatIsNoCommentAnyMoreCounts) {
  EXPECT_NE(line_marks("# one\n#SKEL=/etc\n# two\n"), line_marks("# one\nSKEL=/etc\n# two\n"));
  EXPECT_NE(line_marks("; a=1\nb=2\n"), line_marks("a=1\n; b=2\n"));
  EXPECT_EQ(line_marks("# a longer\n# comment\n"), line_marks("# a longer comment\n\n"));
  EXPECT_EQ(line_marks("one line\nof prose"), line_marks("one line of prose"));
  EXPECT_EQ(line_marks("see the\nletter of\nMay, page\n#412 there"),
            line_marks("see the letter of May, page #412 there"))
      << "prose";
}

}  // namespace
}  // namespace neardup::cli
