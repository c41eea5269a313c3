#include "compare/similarity.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "core/seeded_random.h"

namespace neardup {
namespace {

ShingleSet range(std::uint64_t begin, std::uint64_t end) {
  ShingleSet set;
  for (; begin != end; ++begin) set.push_back(begin);
  return set;
}

std::set<std::uint64_t> random_set(SeededRandom& random) {
  std::set<std::uint64_t> set;
  const std::size_t limit = 1 + random.below(40);
  const std::size_t size = random.below(30);
  for (std::size_t i = 0; i != size; ++i) set.insert(random.below(limit));
  return set;
}

ShingleSet flat(const std::set<std::uint64_t>& set) {
  return {set.begin(), set.end()};
}

TEST(SimilarityTest, IntersectionCountsCommonElements) {
  EXPECT_EQ(2U, intersection_size({1, 2, 3, 9}, {2, 9, 10}));
  EXPECT_EQ(0U, intersection_size({}, {1}));
  EXPECT_EQ(0U, intersection_size({1}, {}));
  EXPECT_EQ(2U, intersection_size({0, ~std::uint64_t{0}}, {0, ~std::uint64_t{0}}));
}

TEST(SimilarityTest, JaccardIsIntersectionOverUnion) {
  EXPECT_EQ(0.5, jaccard({1, 2, 3}, {2, 3, 4}));
}

TEST(SimilarityTest, TwoEmptySetsResembleNothing) {
  EXPECT_EQ(0, jaccard({}, {}));
  EXPECT_EQ(0, jaccard({}, {1}));
  EXPECT_EQ(0, containment({}, {}));
  EXPECT_EQ(0, containment({1}, {}));
}

TEST(SimilarityTest, SetResemblesItselfWholly) {
  EXPECT_EQ(1, jaccard({1, 2, 3}, {1, 2, 3}));
  EXPECT_EQ(1, containment({1, 2, 3}, {1, 2, 3}));
}

TEST(SimilarityTest, ContainmentIsOfTheSmallerInTheLarger) {
  EXPECT_EQ(1, containment({2, 3}, {1, 2, 3, 4}));
  EXPECT_EQ(0.5, containment({1, 2, 3, 4}, {4, 5}));
}

TEST(SimilarityTest, ContainmentInIsOfTheFirstInTheSecond) {
  EXPECT_EQ(1, containment_in({2, 3}, {1, 2, 3, 4}));
  EXPECT_EQ(0.5, containment_in({1, 2, 3, 4}, {2, 3}));
  EXPECT_EQ(0, containment_in({}, {1}));
  EXPECT_EQ(0, containment_in({1}, {}));
}

TEST(SimilarityTest, JaccardFromContainmentUndoesContainmentFromJaccard) {
  EXPECT_EQ(0, jaccard_from_containment(1, 0, 5));
  EXPECT_EQ(0.2, jaccard_from_containment(1, 10, 50));
  EXPECT_EQ(0, jaccard_from_containment(0, 10, 50));
  SeededRandom random(2);
  for (int round = 0; round != 1000; ++round) {
    const std::set<std::uint64_t> a = random_set(random);
    const std::set<std::uint64_t> b = random_set(random);
    ASSERT_NEAR(jaccard(flat(a), flat(b)), jaccard_from_containment(containment(flat(a), flat(b)), a.size(), b.size()),
                1e-12);
    ASSERT_EQ(containment(flat(a), flat(b)),
              std::max(containment_in(flat(a), flat(b)), containment_in(flat(b), flat(a))));
  }
}

TEST(SimilarityTest, AgreesWithStandardSets) {
  SeededRandom random(1);
  for (int round = 0; round != 5000; ++round) {
    const std::set<std::uint64_t> a = random_set(random);
    const std::set<std::uint64_t> b = random_set(random);
    ShingleSet shared;
    ShingleSet all;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(shared));
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(all));
    ASSERT_EQ(shared.size(), intersection_size(flat(a), flat(b)));
    const auto share = [&](std::size_t whole) {
      return whole == 0 ? 0.0 : static_cast<double>(shared.size()) / static_cast<double>(whole);
    };
    ASSERT_EQ(share(all.size()), jaccard(flat(a), flat(b)));
    ASSERT_EQ(share(std::min(a.size(), b.size())), containment(flat(a), flat(b)));
    ASSERT_EQ(jaccard(flat(a), flat(b)), jaccard(flat(b), flat(a)));
    ASSERT_EQ(containment(flat(a), flat(b)), containment(flat(b), flat(a)));
  }
}

TEST(SimilarityTest, IntersectionThatIsTooSmallIsNotGiven) {
  SeededRandom random(4);
  std::size_t given = 0;
  for (int round = 0; round != 5000; ++round) {
    const ShingleSet a = flat(random_set(random));
    const ShingleSet b = flat(random_set(random));
    const std::size_t shared = intersection_size(a, b);
    for (std::size_t least = 0; least <= a.size() + 1; ++least) {
      const std::optional<std::size_t> found = intersection_reaching(a, b, least);
      ASSERT_EQ(shared >= least ? std::optional(shared) : std::nullopt, found);
      given += found ? 1 : 0;
    }
  }
  EXPECT_GT(given, 5000U);
}

TEST(SimilarityTest, LongIntersectionsThatMissTheMarkByOneAreNotGiven) {
  for (const std::uint64_t size : {15U, 16U, 17U, 100U, 1000U}) {
    EXPECT_EQ(size - 1, intersection_reaching(range(0, size), range(1, size + 5), size - 1));
    EXPECT_FALSE(intersection_reaching(range(0, size), range(1, size + 5), size));
    EXPECT_FALSE(intersection_reaching(range(1, size + 5), range(0, size), size));
  }
}

TEST(SimilarityTest, LeastIntersectionIsTheFirstThatReachesTheThreshold) {
  for (const double threshold : {0.0, 0.1, 0.5, 0.8, 0.9, 0.97, 1.0}) {
    for (std::size_t a = 0; a != 70; ++a) {
      for (std::size_t b = 0; b != 70; ++b) {
        const std::size_t least = least_intersection(a, b, threshold);
        for (std::size_t shared = 0; shared <= std::min(a, b); ++shared) {
          ASSERT_EQ(jaccard_of_sizes(shared, a, b) >= threshold, shared >= least) << a << ' ' << b << ' ' << threshold;
        }
        ASSERT_LE(least, std::min(a, b) + 1);
      }
    }
  }
}

// A threshold is written in decimal: a pair that has exactly that share of its shingles in common must reach it.
TEST(SimilarityTest, JaccardIsTheNumberNearestToItsFraction) {
  for (std::uint64_t fives = 1; fives != 500; ++fives) {
    EXPECT_EQ(0.8, jaccard(range(0, 5 * fives), range(0, 4 * fives)));
    EXPECT_EQ(0.2, jaccard(range(0, 5 * fives), range(0, fives)));
    EXPECT_LT(jaccard(range(0, 5 * fives + 1), range(0, 4 * fives)), 0.8);
  }
  for (std::uint64_t tens = 1; tens != 200; ++tens) {
    EXPECT_EQ(0.9, jaccard(range(0, 10 * tens), range(tens, 10 * tens)));
    EXPECT_EQ(0.7, containment(range(0, 10 * tens), range(3 * tens, 20 * tens)));
  }
}

TEST(SimilarityTest, OneLessJaccardIsAMetric) {
  SeededRandom random(2);
  for (int round = 0; round != 5000; ++round) {
    const ShingleSet a = flat(random_set(random));
    const ShingleSet b = flat(random_set(random));
    const ShingleSet c = flat(random_set(random));
    if (a.empty() || b.empty() || c.empty()) continue;
    ASSERT_LE(1 - jaccard(a, c), 1 - jaccard(a, b) + 1 - jaccard(b, c) + 1e-12);
  }
}

TEST(SimilarityTest, ContainmentFollowsFromJaccardAndSizes) {
  SeededRandom random(3);
  for (int round = 0; round != 5000; ++round) {
    const ShingleSet a = flat(random_set(random));
    const ShingleSet b = flat(random_set(random));
    ASSERT_NEAR(containment(a, b), containment_from_jaccard(jaccard(a, b), a.size(), b.size()), 1e-12);
  }
}

TEST(SimilarityTest, ContainmentFromJaccardIsAtMostOne) {
  EXPECT_EQ(1, containment_from_jaccard(0.9, 10, 1000));
  EXPECT_EQ(1, containment_from_jaccard(1, 7, 7));
}

TEST(SimilarityTest, ContainmentFromJaccardOfAnEmptySetIsZero) {
  EXPECT_EQ(0, containment_from_jaccard(0.9, 0, 1000));
  EXPECT_EQ(0, containment_from_jaccard(0.9, 1000, 0));
  EXPECT_EQ(0, containment_from_jaccard(0, 0, 0));
}

}  // namespace
}  // namespace neardup
