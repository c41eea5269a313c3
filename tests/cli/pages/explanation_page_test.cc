#include "pages/explanation_page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "cli/explained_texts.h"
#include "pages/text_comparison.h"

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string page_of(const std::string& a, const std::string& b) {
  return explanation_page(explained(a, b), "first.txt", "second.txt", "Near-duplicates: nearly all.");
}

TEST(ExplanationPageTest, DifferencesAreMarkedOnEitherSide) {
  const std::string page = page_of("one two three", "one four three");
  EXPECT_THAT(page, HasSubstr("<td dir=\"auto\">one <del>two</del> three</td>"));
  EXPECT_THAT(page, HasSubstr("<td dir=\"auto\">one <ins>four</ins> three</td>"));
}

TEST(MarkedChangesTest, LongPassagesAreCutAndSaySo) {
  const PairExplanation pair = explained("one two", "one 1 2 3 4 5 two");
  EXPECT_THAT(marked_changes(*pair.words, {8, 6, 2}), HasSubstr(" one  <ins>1 2</ins> ... (3 words more) two</p>"));
  const std::string all = text_comparison(*pair.words, {}, {}, {8, 6});
  EXPECT_THAT(all, HasSubstr("<ins>1 2 3 4 5</ins>"));
}

TEST(ExplanationPageTest, VerdictComesFirstAndFiguresLast) {
  const std::string page = page_of("one two three", "one four three");
  const std::string body = page.substr(page.find("</h1>") + 6);
  EXPECT_EQ(0U, body.find("<p class=\"verdict\">Near-duplicates: nearly all.</p>"));
  EXPECT_LT(body.find("<h2>Texts</h2>"), body.find("<h2>Measures</h2>"));
}

TEST(ExplanationPageTest, NamesMeasuresAndBandsAreShown) {
  const std::string page = page_of("one two three", "one four three");
  EXPECT_THAT(page, HasSubstr("First: <strong>first.txt</strong>"));
  EXPECT_THAT(page, HasSubstr("<tr><th scope=\"row\">edit distance</th><td class=\"value\">1</td>"));
  EXPECT_THAT(page, HasSubstr("<h2>Bands: 1 shared of 2</h2>"));
  EXPECT_THAT(page, HasSubstr("<li class=\"different\" title=\"different\">a</li>"));
  EXPECT_THAT(page, HasSubstr("<li class=\"shared\" title=\"the same in both\">b</li>"));
}

TEST(ExplanationPageTest, WhatPartsEqualTextsIsShown) {
  PairExplanation pair = explained("one two three", "one two three");
  EXPECT_THAT(explanation_page(pair, "a", "b", ""), Not(HasSubstr("Beside the texts")));
  pair.title_of_a = "North <line>";
  pair.title_of_b = "South line";
  pair.left_out_of_a = {"menu", "price"};
  pair.same_canonical = false;
  const std::string page = explanation_page(pair, "a", "b", "");
  EXPECT_THAT(page, HasSubstr("<h2>Beside the texts</h2>"));
  EXPECT_THAT(page, HasSubstr("North &lt;line&gt;"));
  EXPECT_THAT(page, HasSubstr("South line"));
  EXPECT_THAT(page, HasSubstr("menu price"));
  EXPECT_THAT(page, HasSubstr("<td colspan=\"2\">different</td>"));
  pair.title_of_b = pair.title_of_a;
  EXPECT_THAT(explanation_page(pair, "a", "b", ""), Not(HasSubstr("North")));
}

TEST(ExplanationPageTest, NothingOfTheTextsIsMarkup) {
  const std::string hostile = "<script>alert(1)</script> &amp; \"'> \x1b]0;x\x07 \xff \xe2\x80\xae";
  const std::string page = explanation_page(
      [&] {
        PairExplanation pair = explained(hostile, hostile + " </td>");
        pair.title_of_a = hostile;
        pair.left_out_of_b = {hostile};
        return pair;
      }(),
      hostile, hostile, hostile);
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  EXPECT_THAT(page, HasSubstr("&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; &quot;&#39;&gt;"));
  EXPECT_THAT(page, HasSubstr("<ins>&lt;/td&gt;</ins>"));
  EXPECT_TRUE(std::none_of(page.begin(), page.end(), [](char c) { return c != '\n' && c >= 0 && c < 0x20; }));
  EXPECT_THAT(page, Not(HasSubstr("\xff")));
  EXPECT_THAT(page, Not(HasSubstr("\xe2\x80\xae"))) << "which turns the direction of all text after it";
}

TEST(ExplanationPageTest, PageLoadsNothing) {
  const std::string page = page_of("one", "two");
  EXPECT_THAT(page, HasSubstr("default-src 'none'"));
  for (const char* reference : {"http:", "https:", "url(", "src=", "href=", "@import"}) {
    EXPECT_THAT(page, Not(HasSubstr(reference)));
  }
  EXPECT_THAT(page, HasSubstr("prefers-color-scheme: dark"));
}

TEST(ExplanationPageTest, LongEqualPassagesAreFoldedInLongTextsOnly) {
  std::string words;
  for (int i = 0; i != 300; ++i) words += "w" + std::to_string(i) + " ";
  const PairExplanation explanation = explained(words + "x", words + "y");
  EXPECT_THAT(explanation_page(explanation, "a", "b", "", 301), HasSubstr("w150"));
  const std::string folded = explanation_page(explanation, "a", "b", "", 300);
  EXPECT_THAT(folded, HasSubstr("220 words the same in both"));
  EXPECT_THAT(folded, Not(HasSubstr("w150")));
  EXPECT_THAT(folded, HasSubstr("<del>x</del>"));
}

TEST(ExplanationPageTest, WordsThatAreNotKnownAreSaidToBe) {
  PairExplanation explanation = explained("one", "two");
  explanation.words.reset();
  explanation.similarity.reset();
  const std::string page = explanation_page(explanation, "a", "b", "Unknown.");
  EXPECT_THAT(page, HasSubstr("does not hold the words"));
  EXPECT_THAT(page, HasSubstr("Unknown."));
}

}  // namespace
}  // namespace neardup::cli
