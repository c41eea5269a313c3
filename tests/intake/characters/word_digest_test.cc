#include "characters/text_measures.h"

#include <gtest/gtest.h>

namespace neardup {
namespace {

TEST(WordDigestTest, SignsCaseAndLinesDoNotCount) {
  const std::uint64_t digest = word_digest("The invoice, no. 12");
  EXPECT_EQ(word_digest("> the INVOICE\n> no 12!"), digest);
  EXPECT_EQ(word_digest("\u201cThe\u00a0invoice\u201d \u2013 no\u2026\u200812"), digest) << "typographic signs";
  EXPECT_NE(word_digest("The invoice, no. 13"), digest);
  EXPECT_NE(word_digest("12 no invoice the"), digest);
  EXPECT_NE(word_digest("Theinvoice, no. 12"), digest);
}

TEST(WordDigestTest, OnlyATextWithoutWordsHasNone) {
  for (const char* text : {"", " ", "- > *", "\n\t"}) {
    EXPECT_EQ(word_digest(text), 0U);
    EXPECT_EQ(word_count(text), 0U);
  }
  for (const char* text : {"a", "0", "\xff", "水"}) {
    EXPECT_NE(word_digest(text), 0U);
    EXPECT_EQ(word_count(text), 1U);
  }
  EXPECT_EQ(word_count("one, two; drei Straße 水"), 5U);
}

TEST(WordDigestTest, CharactersOfScriptsWithoutSpacesAreHalfAWord) {
  EXPECT_EQ(word_count("重複した文書を、"), 4U);
  EXPECT_EQ(word_count("เอกสารซ้ำ"), 5U);
  EXPECT_EQ(word_count("중복 문서"), 2U);
  EXPECT_EQ(word_count("Omega索引"), 2U);
}

TEST(FiguresTest, HaveThreeDigitsAndAreNoLinks) {
  EXPECT_EQ(figures("Bill 2041,\nroom 12 at 10:30\t45,90\r\n"), "2041, 10:30 45,90 ");
  EXPECT_EQ(figures("订单号2041，金额45.90元"), "2041 45.90 ");
  EXPECT_EQ(figures("-500 a -$600 \u2212\u20ac700 x-800 2041-900"), "minus -500 minus -$600 minus 700 x-800 2041-900 ");
  for (const char* const text :
       {"", "Room 12", "https://a.org/1234 x/567 /x/567", "b1234@a.org", "index 4ff09b8..835d0da"})
    EXPECT_EQ(figures(text), "") << text;
}

/** Stored in databases. */
TEST(WordDigestTest, TheHashStays) {
  EXPECT_EQ(word_digest("near duplicate"), word_digest("Near, Duplicate"));
  EXPECT_EQ(word_digest("near duplicate"), 0x8c1ffb191e9f15edU);
}

}  // namespace
}  // namespace neardup
