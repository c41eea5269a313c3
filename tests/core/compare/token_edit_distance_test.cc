#include "compare/token_sequences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "core/compare/random_tokens.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

/** Row by row, as Wagner and Fischer 1974. */
std::size_t by_table(const Tokens& a, const Tokens& b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

Tokens edited(SeededRandom& random, Tokens tokens, std::size_t edits, std::size_t alphabet) {
  for (; edits != 0; --edits) {
    const auto at = tokens.begin() + static_cast<std::ptrdiff_t>(random.below(tokens.size() + 1));
    switch (at == tokens.end() ? 0 : random.below(3)) {
      case 0:
        tokens.insert(at, random.below(alphabet));
        break;
      case 1:
        tokens.erase(at);
        break;
      default:
        *at = random.below(alphabet);
    }
  }
  return tokens;
}

/** Against the table, with every bound that could go wrong. */
void expect_distance_of_table(SeededRandom& random, const Tokens& a, const Tokens& b) {
  const std::size_t distance = by_table(a, b);
  ASSERT_EQ(distance, token_edit_distance(a, b, std::max(a.size(), b.size())));
  ASSERT_EQ(distance, token_edit_distance(a, b, distance));
  ASSERT_EQ(distance, token_edit_distance(b, a, distance + random.below(100)));
  if (distance != 0) {
    ASSERT_FALSE(token_edit_distance(a, b, distance - 1));
    ASSERT_FALSE(token_edit_distance(b, a, random.below(distance)));
  }
}

TEST(TokenEditDistanceTest, EachEditIsOneToken) {
  EXPECT_EQ(0U, token_edit_distance({1, 2, 3}, {1, 2, 3}, 0));
  EXPECT_EQ(1U, token_edit_distance({1, 2, 3}, {1, 9, 3}, 5)) << "replaced";
  EXPECT_EQ(1U, token_edit_distance({1, 2, 3}, {1, 3}, 5)) << "left out";
  EXPECT_EQ(1U, token_edit_distance({1, 3}, {1, 2, 3}, 5)) << "put in";
  EXPECT_EQ(2U, token_edit_distance({1, 2}, {2, 1}, 5)) << "two that change places";
}

TEST(TokenEditDistanceTest, EmptyTextIsAsFarAsTheOtherIsLong) {
  EXPECT_EQ(0U, token_edit_distance({}, {}, 0));
  EXPECT_EQ(3U, token_edit_distance({}, {1, 2, 3}, 3));
  EXPECT_EQ(3U, token_edit_distance({1, 2, 3}, {}, 9));
  EXPECT_FALSE(token_edit_distance({}, {1, 2, 3}, 2));
}

TEST(TokenEditDistanceTest, GreaterDistanceThanAskedForIsNotGiven) {
  EXPECT_FALSE(token_edit_distance({1, 2, 3}, {4, 5, 6}, 2));
  EXPECT_EQ(3U, token_edit_distance({1, 2, 3}, {4, 5, 6}, 3));
}

TEST(TokenEditDistanceTest, AgreesWithTheTableOnShortTexts) {
  SeededRandom random(8);
  for (int round = 0; round != 5000; ++round) {
    const std::size_t alphabet = 1 + random.below(8);
    const Tokens a = random_tokens(random, random.below(20), alphabet);
    expect_distance_of_table(random, a, random_tokens(random, random.below(20), alphabet));
  }
}

TEST(TokenEditDistanceTest, AgreesWithTheTableWhereBlocksMeet) {
  SeededRandom random(9);
  for (int round = 0; round != 600; ++round) {
    const std::size_t alphabet = 1 + random.below(60);
    const Tokens a = random_tokens(random, 60 + random.below(400), alphabet);
    expect_distance_of_table(random, a, edited(random, a, random.below(120), alphabet));
    expect_distance_of_table(random, a, random_tokens(random, 60 + random.below(400), alphabet));
  }
}

TEST(TokenEditDistanceTest, AgreesWithTheTableOnLongTextsInANarrowBand) {
  SeededRandom random(10);
  for (int round = 0; round != 10; ++round) {
    const Tokens a = random_tokens(random, 2000 + random.below(1000), 500);
    expect_distance_of_table(random, a, edited(random, a, 10 + random.below(300), 500));
  }
}

}  // namespace
}  // namespace neardup
