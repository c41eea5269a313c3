#include "content/page_measures.h"

#include <gtest/gtest.h>

#include <iterator>
#include <set>

#include "html/html_parser.h"

namespace neardup {
namespace {

std::uint64_t bits(std::string_view one, std::string_view other) {
  return name_word_bits(one) | name_word_bits(other);
}

TEST(PageMeasuresTest, WordsAreCutAtCapitalsAndSigns) {
  EXPECT_EQ(name_word_bits("site-footer mainMenu_2"), bits("footer", "main") | name_word_bits("menu"));
  EXPECT_EQ(name_word_bits("RELATED Comments"), bits("related", "comments"));
  for (const char* const name : {"", "a b1 it", "größe", "menus", "amenu"}) EXPECT_EQ(name_word_bits(name), 0U) << name;
}

TEST(PageMeasuresTest, KnownWordsHaveABitEach) {
  std::set<std::uint64_t> bits;
  for (const std::string_view word : kNameWords) bits.insert(name_word_bits(word));
  EXPECT_EQ(bits.size(), std::size(kNameWords));
  EXPECT_EQ(bits.count(0), 0U);
}

TEST(PageMeasuresTest, RunningTextBeginsAtTheEighthWordThatIsNotLinked) {
  const auto words = [](float all, float linked) {
    TextCounts counts;
    counts.words = all;
    counts.linked = linked;
    return running_text(counts).words;
  };
  EXPECT_EQ(words(7, 0), 0);
  EXPECT_FLOAT_EQ(words(8, 0), 1);
  EXPECT_FLOAT_EQ(words(70, 0), 63);
  EXPECT_EQ(words(70, 63), 0);
}

TEST(PageMeasuresTest, MainEndsTheLandmarksAroundIt) {
  const HtmlTree tree = parse_html("<nav><p>menu</p><main><p>text<aside>note</aside></main></nav>");
  const PageMeasures page(tree);
  ASSERT_EQ(page.blocks.size(), 3U);
  EXPECT_EQ(page.around(page.blocks[0]).around, kInNav);
  EXPECT_EQ(page.around(page.blocks[1]).around, kInMain);
  EXPECT_EQ(page.around(page.blocks[2]).around, kInMain | kInAside);
}

TEST(PageMeasuresTest, SearchFormsHaveNoControls) {
  const auto controls = [](const std::string& form) {
    return PageMeasures(parse_html("<body><form>" + form + "</form><p>Text.</p>")).elements.front().counts.controls;
  };
  EXPECT_EQ(0, controls("<label>Search</label><input name=q><input type=submit>"));
  EXPECT_EQ(
      2,
      controls("<p>Get our letter with all the news of the harbour each month.</p><input name=m><input type=submit>"));
  EXPECT_EQ(3, controls("<input><select><option>a</select><button>Go</button><input type=Hidden><input hidden>"));
}

}  // namespace
}  // namespace neardup
