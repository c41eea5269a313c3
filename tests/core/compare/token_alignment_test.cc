#include "compare/token_alignment.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "core/compare/random_tokens.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

Tokens numbers(std::uint64_t begin, std::uint64_t end) {
  Tokens tokens(end - begin);
  std::iota(tokens.begin(), tokens.end(), begin);
  return tokens;
}

/** What the header promises of runs; how many tokens they have. */
std::size_t checked_length(const Tokens& a, const Tokens& b, const std::vector<CommonRun>& runs) {
  std::size_t sum = 0;
  std::size_t end_a = 0;
  std::size_t end_b = 0;
  for (const CommonRun& run : runs) {
    EXPECT_NE(0U, run.length);
    EXPECT_GE(run.begin_in_a, end_a);
    EXPECT_GE(run.begin_in_b, end_b);
    EXPECT_TRUE(&run == &runs.front() || run.begin_in_a != end_a || run.begin_in_b != end_b) << "one run, not two";
    end_a = run.begin_in_a + run.length;
    end_b = run.begin_in_b + run.length;
    EXPECT_TRUE(end_a <= a.size() && end_b <= b.size() &&
                std::equal(a.begin() + static_cast<std::ptrdiff_t>(run.begin_in_a),
                           a.begin() + static_cast<std::ptrdiff_t>(end_a),
                           b.begin() + static_cast<std::ptrdiff_t>(run.begin_in_b)));
    sum += run.length;
  }
  return sum;
}

std::size_t longest_common_subsequence(const Tokens& a, const Tokens& b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (const std::uint64_t token : a) {
    std::size_t diagonal = 0;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t above = row[j];
      row[j] = token == b[j - 1] ? diagonal + 1 : std::max(above, row[j - 1]);
      diagonal = above;
    }
  }
  return row[b.size()];
}

TEST(TokenAlignmentTest, TextsWithoutACommonTokenHaveNone) {
  EXPECT_TRUE(aligned_runs({}, {}).empty());
  EXPECT_TRUE(aligned_runs({1, 2}, {}).empty());
  EXPECT_TRUE(aligned_runs({1, 2}, {3, 4, 5}).empty());
}

TEST(TokenAlignmentTest, EqualTextsAreOneRun) {
  const std::vector<CommonRun> runs = aligned_runs({1, 1, 2, 1}, {1, 1, 2, 1});
  ASSERT_EQ(1U, runs.size());
  EXPECT_EQ(4U, runs[0].length);
}

TEST(TokenAlignmentTest, RunsStandBetweenWhatDiffers) {
  const std::vector<CommonRun> runs = aligned_runs({1, 2, 3, 9, 4, 5, 6}, {1, 2, 3, 4, 5, 8, 8, 6});
  ASSERT_EQ(3U, runs.size());
  EXPECT_EQ((std::vector<std::size_t>{3, 2, 1}),
            (std::vector<std::size_t>{runs[0].length, runs[1].length, runs[2].length}));
  EXPECT_EQ(4U, runs[1].begin_in_a);
  EXPECT_EQ(3U, runs[1].begin_in_b);
}

TEST(TokenAlignmentTest, LongestRunIsTheAnchorWhereNothingStandsOnce) {
  const Tokens a{7, 1, 2, 1, 2, 1, 2, 7};
  const Tokens b{8, 8, 1, 2, 1, 2, 1, 2, 9, 9};
  EXPECT_EQ(6U, checked_length(a, b, aligned_runs(a, b)));
}

TEST(TokenAlignmentTest, EditsOfDistinctTokensAreAlignedAsWellAsCanBe) {
  SeededRandom random(11);
  for (int round = 0; round != 300; ++round) {
    const Tokens a = numbers(0, 1 + random.below(200));
    Tokens b;
    for (const std::uint64_t token : a) {
      const std::size_t what = random.below(10);
      if (what == 1) b.push_back(1000 + random.below(5));
      if (what != 0) b.push_back(token);
    }
    ASSERT_EQ(longest_common_subsequence(a, b), checked_length(a, b, aligned_runs(a, b)));
  }
}

TEST(TokenAlignmentTest, RunsAreCommonAndInOrderWhateverTheTexts) {
  SeededRandom random(12);
  std::size_t aligned = 0;
  std::size_t best = 0;
  for (int round = 0; round != 3000; ++round) {
    const std::size_t alphabet = 1 + random.below(12);
    const Tokens a = random_tokens(random, random.below(60), alphabet);
    const Tokens b = random_tokens(random, random.below(60), alphabet);
    const std::size_t length = checked_length(a, b, aligned_runs(a, b));
    const std::size_t most = longest_common_subsequence(a, b);
    ASSERT_LE(length, most);
    ASSERT_EQ(most == 0, length == 0) << "a common token is found";
    aligned += length;
    best += most;
  }
  EXPECT_GE(static_cast<double>(aligned), 0.7 * static_cast<double>(best)) << aligned << " of " << best;
}

TEST(TokenAlignmentTest, BlockThatMovedDifferentlyIsLeftOutOnce) {
  Tokens a = numbers(0, 100);
  Tokens b = numbers(30, 100);
  const Tokens moved = numbers(0, 30);
  b.insert(b.end(), moved.begin(), moved.end());
  EXPECT_EQ(70U, checked_length(a, b, aligned_runs(a, b))) << "the longer of the two that cross";
}

TEST(TokenAlignmentTest, LongHostileTextsComeToAnEnd) {
  Tokens a;
  Tokens b;
  for (std::uint64_t i = 0; i != 20000; ++i) {
    a.push_back(i % 2);
    b.push_back((i / 3) % 2);
  }
  EXPECT_GT(checked_length(a, b, aligned_runs(a, b)), 0U);
}

}  // namespace
}  // namespace neardup
