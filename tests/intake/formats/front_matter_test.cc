#include "formats/markdown_text.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "sign/evidence.h"

namespace neardup::cli {
namespace {

TEST(FrontMatterTest, YamlIsSplitOff) {
  const FrontMatter matter = split_front_matter("---\nlayout: x\ntitle: \"A: title\"\n---\nText\n");
  EXPECT_EQ(matter.title, "A: title");
  EXPECT_EQ(matter.rest, "Text\n");
}

TEST(FrontMatterTest, TomlAndOtherSpellingsAreSplitOff) {
  EXPECT_EQ(split_front_matter("+++\ntitle = 'T'\n+++\nx").title, "T");
  EXPECT_EQ(split_front_matter("---\r\ntitle: T  \r\n---\r\nx").title, "T");
  EXPECT_EQ(split_front_matter("---\r\ntitle: T\r\n---\r\nx").rest, "x");
  EXPECT_EQ(split_front_matter("---\na: b\n...\nx").rest, "x");
  EXPECT_EQ(split_front_matter("---\n---").rest, "");
}

TEST(FrontMatterTest, OtherTextStaysWhole) {
  for (const char* text : {"", "text", "---", "---\nnot closed", "----\ntitle: T\n---\n", "\n---\ntitle: T\n---\n",
                           "+++\na\n---\n", "---\n\n# Minutes\n\nOtto was chosen\n\n---\n\nkept by him\n",
                           "---\nWe said: no\n---\n", "---\n- a: b\n---\n"}) {
    EXPECT_EQ(split_front_matter(text).rest, text);
    EXPECT_EQ(split_front_matter(text).title, "");
  }
}

TEST(FrontMatterTest, ValuesAreLeftOutText) {
  const DocumentText text = markdown_text(
      "---\ntitle: T\naliases: [a, b]\nsteps:\n  - time: 5\n- https://c.example\nnote: |\n  Mind: the "
      "gap\n---\nText\n");
  EXPECT_EQ(text.title, "T");
  EXPECT_EQ(text.body, "Text\n");
  EXPECT_EQ(text.left_out, " [a, b]\n\n  - time: 5\n- https://c.example\n |\n  Mind: the gap\n");
  EXPECT_EQ(markdown_text("+++\nprice = 5\n+++\nText\n").left_out, " 5\n");
}

TEST(FrontMatterTest, ItsWordsAreDetails) {
  EXPECT_EQ(markdown_text("---\ntitle: T\nprice: 5 euro\n---\nText\n").details, (std::set<std::string>{"5", "euro"}));
}

TEST(FrontMatterTest, WithoutOtherTextItIsTheText) {
  const DocumentText recipe = markdown_text("---\ntitle: Cake\nsteps: knead\n---\n\n![](a.png)\n");
  EXPECT_EQ(recipe.body, " knead\n");
  EXPECT_EQ(recipe.left_out, "\n");
}

TEST(FrontMatterTest, CopiesOfShortTextsHaveTheSame) {
  const auto evidence = [](const std::string& text) { return markdown_text(text).evidence; };
  EXPECT_EQ(evidence("text"), "");
  EXPECT_NE(evidence("---\nprice: 5\n---\ntext"), evidence("---\nprice: 6\n---\ntext"));
  std::string words;
  for (int i = 0; i != 500; ++i) words += "word ";
  EXPECT_EQ(evidence("---\nprice: 5\n---\n" + words), "");
}

TEST(FrontMatterTest, ATitleAndTheTimeOfTheLastChangeAreNoSettings) {
  const auto parting = [](const std::string& a, const std::string& b) {
    return parting_kinds(markdown_text(a).evidence, markdown_text(b).evidence, false);
  };
  EXPECT_TRUE(parting("---\ntitle: T\n---\nText\n", "Text\n").empty());
  for (const char* const name : {"updated", "last_modified", "lastEditedTime", "date-modified"}) {
    const std::string begin = "---\na: b\n" + std::string(name) + ": 2026-0";
    EXPECT_TRUE(parting(begin + "1-02\n---\nText\n", begin + "2-03\n---\nText\n").empty()) << name;
  }
  EXPECT_FALSE(parting("---\ndate: 2026-01-02\n---\nText\n", "---\ndate: 2026-02-03\n---\nText\n").empty());
}

TEST(MarkdownDetailsTest, CommentsForPeopleCount) {
  const auto details = [](const std::string& text) { return markdown_text(text).details; };
  EXPECT_EQ(details("a <!-- He has not paid 4821 euros. --> b").size(), 5U) << "words without digits";
  EXPECT_EQ(details("a\n\n<!-- He has\nnot paid! -->\n\nb").size(), 4U);
  for (const char* const none :
       {"a <!-- toc --> b", "<!-- START of contents, made by a program -->\n", "a <!-- not closed", "<!---->"})
    EXPECT_EQ(details(none).size(), 0U) << none;
}

TEST(MarkdownEvidenceTest, BoxesPicturesAndWhatIsStruckOutCount) {
  const auto evidence = [](const char* markdown) { return markdown_text(markdown).evidence; };
  for (const auto& [one, other] : {std::pair("- [x] pay\n- [ ] call\n", "- [ ] pay\n- [x] call\n"),
                                   {"![plan](a/kitchen.png) of it", "![plan](a/cellar.png) of it"},
                                   {"~~do not~~ open it", "do not ~~open it~~"}})
    EXPECT_EQ(parting_kinds(evidence(one), evidence(other), false), std::vector{EvidenceKind::kWordless}) << one;
  EXPECT_EQ(evidence("![plan](a/b.png) of it"), evidence("![map](https://x.example/b.png) of it"));
  for (const char* const none : {"- pay\n", "- [ ] pay\n", "[![build](passing.svg)](ci) x", "![x](data:image/png,1) x"})
    EXPECT_EQ(evidence(none), "") << none;
  EXPECT_EQ(evidence("![a](1.png?raw=1) ![b](2%20x.png)"), evidence("![b](<2 x.png>) ![a](1.png)"));
}

TEST(MarkdownEvidenceTest, SignsOfSettingsCount) {
  const auto evidence = [](const char* settings) {
    return markdown_text("---\n" + std::string(settings) + "\n---\nText.\n").evidence;
  };
  for (const auto& [one, other] :
       {std::pair("lat: -33.8", "lat: 33.8"), {"lang: C++", "lang: C#"}, {"price: $5", "price: 5"}})
    EXPECT_NE(evidence(one), evidence(other)) << one;
  EXPECT_EQ(evidence("sub: Why not?\r"), evidence("sub: Why not?"));
  EXPECT_EQ(evidence("c = \"C\""), evidence("c=\"C\""));
}

TEST(MarkdownEvidenceTest, EmptyCellsOfTablesCount) {
  const auto evidence = [](const std::string& row) { return markdown_text("| name | yes | no |\n" + row).evidence; };
  EXPECT_NE(evidence("| Ann | x |  |\n"), evidence("| Ann |  | x |\n"));
  EXPECT_EQ(evidence("| Ann | x |  |\n"), evidence("Ann | x\n"));
}

TEST(FrontMatterTest, OnlyATitleAtTheTopLevelIsTheTitle) {
  EXPECT_EQ(split_front_matter("---\n  title: inner\ntitles: no\n---\n").title, "");
  EXPECT_EQ(split_front_matter("---\ntitle:\n---\n").title, "");
  EXPECT_EQ(split_front_matter("---\ntitle: one\ntitle: two\n---\n").title, "one");
}

}  // namespace
}  // namespace neardup::cli
