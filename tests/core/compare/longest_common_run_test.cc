#include "compare/token_sequences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "core/compare/random_tokens.h"

namespace neardup {
namespace {

CommonRun by_brute_force(const Tokens& a, const Tokens& b) {
  CommonRun best;
  for (std::size_t j = 0; j != b.size(); ++j) {
    for (std::size_t i = 0; i != a.size(); ++i) {
      std::size_t length = 0;
      while (i + length < a.size() && j + length < b.size() && a[i + length] == b[j + length]) ++length;
      if (length > best.length) best = {length, i, j};
    }
  }
  return best;
}

TEST(LongestCommonRunTest, TextsWithoutACommonTokenHaveNone) {
  EXPECT_EQ(0U, longest_common_run({1, 2, 3}, {4, 5}).length);
  EXPECT_EQ(0U, longest_common_run({}, {4, 5}).length);
  EXPECT_EQ(0U, longest_common_run({1}, {}).length);
}

TEST(LongestCommonRunTest, RunIsFoundWhereItStandsInBothTexts) {
  const CommonRun run = longest_common_run({9, 1, 2, 3, 8}, {7, 7, 1, 2, 3});
  EXPECT_EQ(3U, run.length);
  EXPECT_EQ(1U, run.begin_in_a);
  EXPECT_EQ(2U, run.begin_in_b);
}

TEST(LongestCommonRunTest, AgreesWithBruteForceOnRandomSequences) {
  constexpr unsigned kSeed = 20;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  std::mt19937_64 random(kSeed);
  for (int round = 0; round != 3000; ++round) {
    const std::uint64_t alphabet = 1 + random() % 6;
    Tokens a(random() % 40);
    Tokens b(random() % 40);
    for (auto& token : a) token = random() % alphabet;
    for (auto& token : b) token = random() % alphabet;
    const CommonRun expected = by_brute_force(a, b);
    const CommonRun found = longest_common_run(a, b);
    ASSERT_EQ(expected.length, found.length);
    if (expected.length == 0) continue;
    EXPECT_EQ(expected.begin_in_b, found.begin_in_b);
    EXPECT_TRUE(std::equal(a.begin() + static_cast<std::ptrdiff_t>(found.begin_in_a),
                           a.begin() + static_cast<std::ptrdiff_t>(found.begin_in_a + found.length),
                           b.begin() + static_cast<std::ptrdiff_t>(found.begin_in_b)));
  }
}

}  // namespace
}  // namespace neardup
