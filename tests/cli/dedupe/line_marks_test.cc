#include "dedupe/line_marks.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

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

TEST(LineMarksTest, LabelledLinesCount) {
  const std::string prose = "The harbour is open\n\n";
  for (const auto& [one, other] :
       std::vector<std::pair<std::string, std::string>>{{"HIV: negative", "HIV: positive"},
                                                        {"Seller: Anna\nBuyer: Ben", "Seller: Ben\nBuyer: Anna"},
                                                        {"status:: todo", "status:: done"},
                                                        {"ANNA: I have seen the boats in the old harbour today",
                                                         "BEN: I have seen the boats in the old harbour today"},
                                                        {"* TODO call", "* DONE call"},
                                                        {"ask [[Anna|her]]", "ask [[Eva|her]]"},
                                                        {"((abc-def))", "((xyz-qrs))"}}) {
    EXPECT_NE(line_marks(prose + one), line_marks(prose + other)) << one;
    EXPECT_NE(line_marks(one + "\n\n" + prose), line_marks(other + "\r\n\r\n" + prose)) << one;
    EXPECT_EQ(line_marks(prose + one), line_marks(prose + one + "\r\n\r\n")) << one;
  }
  EXPECT_EQ(line_marks("Seller:\tAnna\n\nBuyer:   BEN"), line_marks("Seller: Anna\nBuyer: Ben"));
  const std::string boats = "the boats that lie in the harbour at the quay today";
  const std::string note = "Note: all " + boats;
  EXPECT_EQ(line_marks(note + "\nmust go out\n"), line_marks(note + " must go out\n"));
  EXPECT_NE(line_marks("State: open\nall the boats"), line_marks("State: shut\nall the boats"));
  for (const std::string colon : {":\t", ":\u00a0", "\uff1a", " (now): "})
    EXPECT_NE(line_marks("State" + colon + "open"), line_marks("State" + colon + "shut")) << colon;
  EXPECT_EQ(line_marks("see http://a.example/"), line_marks("see http://b.example/"));
  EXPECT_EQ(line_marks("ANNA: I have seen the boats in the old harbour as they went out to sea"),
            line_marks("ANNA: I saw all boats in the new harbour there as they came in from sea"))
      << "a text behind the label";
  EXPECT_EQ(line_marks(prose + "all that lay in the harbour of the old town, he said to\nher: come"),
            line_marks(prose + "all that lay in the harbour of the old town, he said to her:\ncome"))
      << "prose";
  EXPECT_EQ(line_marks("All " + boats + "\nstate: open"), line_marks("All " + boats + "\nstate: shut"))
      << "perhaps prose";
  EXPECT_NE(line_marks(note + "\nstate: open\ntwo", true), line_marks(note + "\nstate: shut\ntwo", true));
  EXPECT_NE(line_marks("Dear all,\nstate: open"), line_marks("Dear all,\nstate: shut"));
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
