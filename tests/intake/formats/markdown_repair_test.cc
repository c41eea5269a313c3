#include "formats/markdown_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "intake/repeated.h"

namespace neardup::cli {
namespace {

TEST(MarkdownRepairTest, OrdinaryTextsStay) {
  EXPECT_FALSE(repaired_markdown(""));
  EXPECT_FALSE(repaired_markdown("\n\n"));
  EXPECT_FALSE(repaired_markdown("one\ntwo [a](b)\n\nthree"));
  EXPECT_FALSE(repaired_markdown(repeated("a long paragraph\n", 100'000)));
  EXPECT_FALSE(repaired_markdown(repeated("[a](b) ", 1'000'000))) << "one line";
  EXPECT_FALSE(repaired_markdown(repeated("[a](b)\n", 10'000))) << "a long list of links";
  EXPECT_FALSE(repaired_markdown(repeated("[a](b)\n\n", 100'000))) << "paragraphs of their own";
}

TEST(MarkdownRepairTest, MonstrousParagraphsAreBrokenUpAndOthersStay) {
  const std::string before = "first\n\n";
  const std::string after = "\n\nlast";
  const std::string monster = repeated("[a](b)\n", 10'001);
  const auto mended = repaired_markdown(before + monster + after);
  ASSERT_TRUE(mended);
  EXPECT_EQ(0U, mended->find(before + repeated("[a](b)\n", 100) + "\n[a](b)\n"));
  EXPECT_EQ(mended->size() - after.size(), mended->rfind(after));
  EXPECT_EQ(before.size() + monster.size() + 100 + after.size(), mended->size());
}

TEST(MarkdownRepairTest, WordsAndTheirOrderStay) {
  std::string text;
  std::string expected;
  for (int i = 0; i != 10'500; ++i) {
    const std::string word = "word" + std::to_string(i);
    text += "[" + word + "](address)\n";
    expected += word;
  }
  std::string body = markdown_text(text).body;
  body.erase(std::remove_if(body.begin(), body.end(), [](char c) { return c == ' ' || c == '\n'; }), body.end());
  EXPECT_EQ(expected, body);
}

}  // namespace
}  // namespace neardup::cli
