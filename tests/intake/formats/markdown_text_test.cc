#include "formats/markdown_text.h"

#include <gtest/gtest.h>

#include <new>
#include <random>
#include <string>

#include "characters/text_line.h"
#include "core/counted_allocations.h"
#include "core/used_memory.h"

namespace neardup::cli {
namespace {

TEST(MarkdownTextTest, FilesThatObsidianEmbedsAreEvidence) {
  const auto evidence = [](const std::string& embedded) {
    return markdown_text("Some words.\n" + embedded + "\n").evidence;
  };
  EXPECT_NE(evidence("![[a.png]]"), evidence("![[b.png]]"));
  EXPECT_EQ(evidence("![[a.png]]"), evidence("![[maps/a.png#part]]"));
  EXPECT_EQ(evidence("[[a.png]]"), evidence("[[b.png]]")) << "links";
}

TEST(MarkdownTextTest, UnclosedMarksTakeLinearTime) {
  const auto many = [](const std::string& mark, std::size_t count) {
    std::string text;
    for (; count != 0; --count) text += mark;
    return text + " end.";
  };
  EXPECT_NE(markdown_text("Some words.\n" + many("![[", 200'000)).body, "");
  EXPECT_NE(markdown_text("Some words.\n" + many("<!--", 100'000)).body, "");
  EXPECT_NE(markdown_text("Words.\n\n<!-- Ask Anna. -->\n").details.size(), 0U);
}

TEST(MarkdownTextTest, CodeTablesAndLinksAreExactLines) {
  const auto lines = [](const std::string& text) { return markdown_text("Some words.\n\n" + text + "\n").lines; };
  EXPECT_EQ(lines("More *words*."), 0U);
  EXPECT_NE(lines("```\na && b\n```"), lines("```\na || b\n```"));
  EXPECT_NE(lines("| a | b |\n|---|---|\n| Anna | paid |"), lines("| a | b |\n|---|---|\n| Anna | open |"));
  EXPECT_NE(lines("See [here](https://example.org/1)."), lines("See [here](https://example.org/2)."));
}

std::string markdown_body(const std::string& markdown) {
  return one_line(markdown_text(markdown).body);
}

TEST(MarkdownTextTest, EmptyTextGivesNothing) {
  EXPECT_EQ(markdown_text("").body, "");
  EXPECT_EQ(markdown_text("").title, "");
  EXPECT_EQ(markdown_body("---\ntitle: T\n---\n"), "");
}

TEST(MarkdownTextTest, FirstHeadingIsTheTitleAndStaysInTheBody) {
  const DocumentText text = markdown_text("Intro\n\n## The *first*\nheading\n\n# Second\n");
  EXPECT_EQ(text.title, "The first");
  EXPECT_EQ(one_line(text.body), "Intro The first heading Second");
  EXPECT_EQ(markdown_text("Setext\n======\n").title, "Setext");
}

TEST(MarkdownTextTest, FrontMatterTitleWinsAndIsNotBody) {
  const DocumentText text = markdown_text("---\ntitle: From above\n---\n# Heading\n");
  EXPECT_EQ(text.title, "From above");
  EXPECT_EQ(one_line(text.body), "Heading");
}

TEST(MarkdownTextTest, MarksGoAndTextStays) {
  EXPECT_EQ(markdown_body("*a* **b** ~~c~~ `d` [e](http://no) ![no](no) <http://f.example>\n> g\n\n* h\n1. i\n"),
            "a b c d e http://f.example g h i");
}

TEST(MarkdownTextTest, FootnotesOfAWordAreText) {
  EXPECT_EQ(
      markdown_body(
          "Said.[^1] Counted.[^n]\n\n[^1]: Smith2019.\n[^n]: 128 \"and\"\n> [^3]:\n> Ibidem\n\n[^4]: Two words\n"),
      "Said.[^1] Counted.[^n] [^1] : Smith2019. [^n] : 128 \"and\" [^3] : Ibidem [^4]: Two words");
  EXPECT_EQ(markdown_body("[^ [a] b][c]\n\n[c]: d\n"), "^ [a] b");
}

TEST(MarkdownTextTest, AlternativeTextsOfImagesAreLeftOut) {
  const DocumentText text = markdown_text("A ![plan &amp; *list*](a.png) of ![it](b.png)\n");
  EXPECT_EQ(one_line(text.body), "A of");
  EXPECT_EQ(text.left_out, "plan & list\nit\n");
}

TEST(MarkdownTextTest, CodeBlocksAreText) {
  EXPECT_EQ(markdown_body("```c\nint x;\n```\n\n    indented\n"), "int x; indented");
}

TEST(MarkdownTextTest, TableCellsAreSeparated) {
  EXPECT_EQ(markdown_body("|a|b|\n|---|---|\n|c|d|\n"), "a b c d");
}

TEST(MarkdownTextTest, EntitiesAreDecoded) {
  EXPECT_EQ(markdown_body("caf&eacute; &amp; &#228; &#x4E2D; &unknown; &#0;"), "café & ä 中 &unknown; \xef\xbf\xbd");
}

TEST(MarkdownTextTest, TagsOfEmbeddedHtmlAreDropped) {
  EXPECT_EQ(
      markdown_body(
          "H<sub>2</sub>O one<br>two\n\n<div align=\"no\">\n<p>inside</p>\n<script>no()</script>\n</div>\n\nafter"),
      "H2O one two inside after");
}

TEST(MarkdownTextTest, RaisedNumbersAreNoPartOfTheNumberBefore) {
  EXPECT_EQ(markdown_body("10<sup>2</sup> m<sup>2</sup> in 1990<sup>3</sup>"), "10^2 m2 in 19903");
  EXPECT_EQ(markdown_body("woodcock<sup>1</sup> lapwing<sup>[2](#n)</sup>"), "woodcock 1 lapwing 2");
}

TEST(MarkdownTextTest, LineBreaksSeparateWords) {
  EXPECT_EQ(markdown_body("one\ntwo  \nthree\\\nfour"), "one two three four");
}

TEST(MarkdownTextTest, AnyBytesAreRead) {
  static const std::string kPieces[] = {"#",   "*",     "_",  "`",  "[",    "](",   ")",    "![",    "<",
                                        ">",   "<div>", "</", "\n", "\n\n", "    ", "- ",   "1. ",   "|",
                                        "|-|", "&",     "&#", ";",  "x",    "é",    "\xff", "---\n", "```"};
  std::mt19937 random(11);
  for (int round = 0; round != 5000; ++round) {
    std::string text;
    for (auto i = random() % 40; i != 0; --i) text += kPieces[random() % std::size(kPieces)];
    EXPECT_LE(markdown_text(text).body.size(), 4 * text.size() + 16);
  }
}

/** The parser is in C: an exception that passed it would lose its memory. */
TEST(MarkdownTextTest, FailuresLeaveNoMemoryBehind) {
  std::string text = "# A title that is longer than a short string\n\n";
  for (int i = 0; i != 20; ++i)
    text += "a paragraph of *some* words, with `code` and a [link](https://example.org/)\n\n| a | b |\n|-|-|\n";
  markdown_text(text);
  const std::size_t before = used_memory();
  bool failed = true;
  for (long allowed = 0; failed; ++allowed) {
    allocations_left = allowed;
    try {
      markdown_text(text);
      failed = false;
    } catch (const std::bad_alloc&) {
    }
    allocations_left = -1;
    ASSERT_LE(used_memory(), before + 32768) << "after " << allowed << " allocations";  // some is kept once for all
    ASSERT_TRUE(!failed || allowed < 10000);
  }
}

TEST(MarkdownTextTest, EmbeddedHtmlHasNoLandmarks) {
  EXPECT_EQ(one_line(markdown_text("<header>\none\n</header>\n\ntwo\n\n<aside>\nthree\n</aside>\n").body),
            "one two three");
}

TEST(MarkdownTextTest, ACommentMayComeFirst) {
  EXPECT_EQ(one_line(markdown_text("<!-- a comment -->\n# Title\n\nwords\n").body), "Title words");
}

}  // namespace
}  // namespace neardup::cli
