#include "neardup/match.h"

#include <gtest/gtest.h>

#include "neardup/error.h"

namespace neardup {
namespace {

TEST(MatchTest, SimilarityReachesAThresholdByItsLowerBound) {
  const Similarity estimated{0.9, 1, 0.8, Verification::kEstimated};
  EXPECT_TRUE(estimated.reaches(0.8));
  EXPECT_FALSE(estimated.reaches(0.81));
}

TEST(MatchTest, NothingIsKnownOfAMatchAtFirst) {
  const Match match;
  EXPECT_EQ(0U, match.docid);
  EXPECT_FALSE(match.hamming);
  EXPECT_FALSE(match.similarity);
}

TEST(ErrorTest, SchemeMismatchIsCaughtAsXapiansErrors) {
  try {
    throw SchemeMismatchError("database is signed with A, asked for B");
  } catch (const Xapian::InvalidOperationError& error) {
    EXPECT_EQ("database is signed with A, asked for B", error.get_msg());
    return;
  }
  FAIL();
}

}  // namespace
}  // namespace neardup
