#include "quality/measuring/cluster_agreement.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <stdexcept>

#include "core/seeded_random.h"
#include "quality/measuring/pairwise_agreement.h"

namespace neardup {
namespace {

void expect_agreement(double precision, double recall, const Agreement& agreement) {
  EXPECT_NEAR(precision, agreement.precision, 1e-12);
  EXPECT_NEAR(recall, agreement.recall, 1e-12);
}

TEST(ClusterAgreementTest, EqualClusteringsAgreeWhateverTheirNumbersAre) {
  const Clustering found{7, 7, 2, 9, 9, 9};
  const Clustering truth{0, 0, 1, 5, 5, 5};
  expect_agreement(1, 1, pairwise_agreement(found, truth));
  expect_agreement(1, 1, b_cubed_agreement(found, truth));
}

// The paper's example: true clusters 1-5, 6-7 and 8-C.
TEST(ClusterAgreementTest, BCubedOfThePapersTwoResponses) {
  const Clustering truth{1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 3};
  const Clustering second_joins_third{1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2};
  const Clustering first_joins_third{1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1};
  expect_agreement(16.0 / 21, 1, b_cubed_agreement(second_joins_third, truth));
  expect_agreement(7.0 / 12, 1, b_cubed_agreement(first_joins_third, truth));
}

// Found {0 1 2} {3 4} {5}, true {0 1} {2 3 4} {5}: of 4 pairs found, 0-1 and 3-4 are true, of 4 true pairs both are
// found. B-cubed precision is (2/3 + 2/3 + 1/3 + 1 + 1 + 1) / 6, recall (1 + 1 + 1/3 + 2/3 + 2/3 + 1) / 6.
TEST(ClusterAgreementTest, OneItemInTheWrongGroup) {
  const Clustering found{0, 0, 0, 1, 1, 2};
  const Clustering truth{0, 0, 1, 1, 1, 2};
  expect_agreement(0.5, 0.5, pairwise_agreement(found, truth));
  expect_agreement(14.0 / 18, 14.0 / 18, b_cubed_agreement(found, truth));
}

TEST(ClusterAgreementTest, NothingFoundIsAllTrue) {
  const Clustering alone{0, 1, 2, 3};
  const Clustering together{0, 0, 0, 0};
  expect_agreement(1, 0, pairwise_agreement(alone, together));
  expect_agreement(1, 0.25, b_cubed_agreement(alone, together));
}

TEST(ClusterAgreementTest, NothingToFindIsAllFound) {
  const Clustering alone{0, 1, 2, 3};
  const Clustering together{0, 0, 0, 0};
  expect_agreement(0, 1, pairwise_agreement(together, alone));
  expect_agreement(0.25, 1, b_cubed_agreement(together, alone));
}

TEST(ClusterAgreementTest, NoItemsAgree) {
  expect_agreement(1, 1, pairwise_agreement({}, {}));
  expect_agreement(1, 1, b_cubed_agreement({}, {}));
}

TEST(ClusterAgreementTest, ItemsThatStandAloneCountInBCubedOnly) {
  const Clustering found{0, 0, 1, 2};
  const Clustering truth{0, 0, 0, 1};
  const Clustering found_and_more{0, 0, 1, 2, 3, 4, 5, 6};
  const Clustering truth_and_more{0, 0, 0, 1, 2, 3, 4, 5};
  expect_agreement(1, 1.0 / 3, pairwise_agreement(found, truth));
  expect_agreement(1, 1.0 / 3, pairwise_agreement(found_and_more, truth_and_more));
  expect_agreement(1, (2.0 / 3 + 2.0 / 3 + 1.0 / 3 + 1) / 4, b_cubed_agreement(found, truth));
  expect_agreement(1, (2.0 / 3 + 2.0 / 3 + 1.0 / 3 + 5) / 8, b_cubed_agreement(found_and_more, truth_and_more));
}

TEST(ClusterAgreementTest, PairsOfOneClusterAreCounted) {
  EXPECT_EQ(0U, pair_count({}));
  EXPECT_EQ(0U, pair_count({3, 1, 2}));
  EXPECT_EQ(4U, pair_count({0, 5, 0, 5, 0, 1}));
}

TEST(ClusterAgreementTest, F1IsTheHarmonicMean) {
  EXPECT_DOUBLE_EQ(0.6, (Agreement{0.75, 0.5}.f1()));
  EXPECT_EQ(1, (Agreement{1, 1}.f1()));
  EXPECT_EQ(0, (Agreement{0, 1}.f1()));
  EXPECT_EQ(0, (Agreement{0, 0}.f1()));
}

TEST(ClusterAgreementTest, DifferentSizesAreRejected) {
  EXPECT_THROW(b_cubed_agreement({0}, {0, 1}), std::invalid_argument);
}

double part(std::size_t of_part, std::size_t of_all) {
  return of_all == 0 ? 1 : static_cast<double>(of_part) / static_cast<double>(of_all);
}

/** By every pair of items. */
Agreement pairwise_by_definition(const Clustering& found, const Clustering& truth) {
  std::size_t in_found = 0;
  std::size_t in_truth = 0;
  std::size_t in_both = 0;
  for (std::size_t a = 0; a != found.size(); ++a) {
    for (std::size_t b = 0; b != a; ++b) {
      in_found += found[a] == found[b] ? 1 : 0;
      in_truth += truth[a] == truth[b] ? 1 : 0;
      in_both += found[a] == found[b] && truth[a] == truth[b] ? 1 : 0;
    }
  }
  return {part(in_both, in_found), part(in_both, in_truth)};
}

/** By every item with all items. */
Agreement b_cubed_by_definition(const Clustering& found, const Clustering& truth) {
  Agreement sum{0, 0};
  for (std::size_t item = 0; item != found.size(); ++item) {
    std::size_t in_found = 0;
    std::size_t in_truth = 0;
    std::size_t in_both = 0;
    for (std::size_t other = 0; other != found.size(); ++other) {
      in_found += found[item] == found[other] ? 1 : 0;
      in_truth += truth[item] == truth[other] ? 1 : 0;
      in_both += found[item] == found[other] && truth[item] == truth[other] ? 1 : 0;
    }
    sum.precision += part(in_both, in_found);
    sum.recall += part(in_both, in_truth);
  }
  const auto items = static_cast<double>(found.size());
  return found.empty() ? Agreement{} : Agreement{sum.precision / items, sum.recall / items};
}

TEST(ClusterAgreementTest, RandomClusteringsAgreeAsDefined) {
  for (std::uint64_t seed = 0; seed != 500; ++seed) {
    SeededRandom random(seed);
    const std::size_t clusters = 1 + random.below(20);
    Clustering found(random.below(40));
    Clustering truth(found.size());
    for (std::size_t& cluster : found) cluster = random.below(clusters);
    for (std::size_t& cluster : truth) cluster = random.below(clusters);
    const Agreement pairwise = pairwise_by_definition(found, truth);
    expect_agreement(pairwise.precision, pairwise.recall, pairwise_agreement(found, truth));
    const Agreement b_cubed = b_cubed_by_definition(found, truth);
    expect_agreement(b_cubed.precision, b_cubed.recall, b_cubed_agreement(found, truth));
  }
}

}  // namespace
}  // namespace neardup
