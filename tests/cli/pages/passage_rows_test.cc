#include "pages/text_comparison.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace neardup::cli {
namespace {

TEST(PassageRowsTest, TextsWithoutWordsHaveNoRows) {
  EXPECT_TRUE(passage_rows({}, 0, 0, kAllWords).empty());
}

TEST(PassageRowsTest, WhatDiffersStandsBetweenWhatIsShared) {
  const std::vector<PassageRow> rows = passage_rows({{3, 0, 0}, {2, 5, 3}}, 7, 6, kAllWords);
  ASSERT_EQ(1U, rows.size());
  const std::vector<Passage>& passages = rows[0].passages;
  ASSERT_EQ(4U, passages.size());
  EXPECT_TRUE(passages[0].equal);
  EXPECT_FALSE(passages[1].equal);
  EXPECT_EQ(2U, passages[1].a.size());
  EXPECT_EQ(0U, passages[1].b.size()) << "in the first only";
  EXPECT_TRUE(passages[2].equal);
  EXPECT_EQ(1U, passages[3].b.size()) << "behind the last run";
}

TEST(PassageRowsTest, LongEqualPassagesAreCutIntoRows) {
  const std::vector<PassageRow> rows = passage_rows({{150, 0, 0}}, 150, 150, kAllWords);
  ASSERT_EQ(3U, rows.size());
  EXPECT_EQ(60U, rows[1].passages[0].a.begin);
  EXPECT_EQ(30U, rows[2].passages[0].a.size());
}

TEST(PassageRowsTest, FoldedPassagesKeepTheirEnds) {
  for (const std::size_t length : {100U, 101U, 5000U}) {
    std::size_t folded = 0;
    for (const PassageRow& row : passage_rows({{length, 0, 0}}, length, length, 40)) folded += row.folded_words;
    EXPECT_EQ(length > 100 ? length - 80 : 0, folded) << length;
  }
}

TEST(PassageRowsTest, EveryTokenStandsInItsPlace) {
  constexpr unsigned kSeed = 61;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  std::mt19937_64 random(kSeed);
  for (int round = 0; round != 500; ++round) {
    std::vector<CommonRun> runs;
    std::size_t a = 0;
    std::size_t b = 0;
    for (std::size_t i = random() % 6; i != 0; --i) {
      a += random() % 90;
      b += random() % 90;
      runs.push_back({1 + random() % 300, a, b});
      a += runs.back().length;
      b += runs.back().length;
    }
    const std::size_t size_a = a + random() % 3;
    const std::size_t size_b = b + random() % 3;
    a = b = 0;
    for (const PassageRow& row : passage_rows(runs, size_a, size_b, round % 2 == 0 ? 40 : kAllWords)) {
      ASSERT_EQ(row.folded_words != 0, row.passages.empty());
      a += row.folded_words;
      b += row.folded_words;
      for (const Passage& passage : row.passages) {
        ASSERT_EQ(a, passage.a.begin);
        ASSERT_EQ(b, passage.b.begin);
        ASSERT_TRUE(!passage.equal || passage.a.size() == passage.b.size());
        ASSERT_TRUE(passage.a.size() + passage.b.size() != 0);
        a = passage.a.end;
        b = passage.b.end;
      }
    }
    ASSERT_EQ(size_a, a);
    ASSERT_EQ(size_b, b);
  }
}

}  // namespace
}  // namespace neardup::cli
