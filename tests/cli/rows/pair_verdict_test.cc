#include "rows/pair_verdict.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "cli/explained_texts.h"

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(PairVerdictTest, SentenceBeginsWithTheVerdict) {
  EXPECT_EQ(
      "Near-duplicates: their words are the same; the threshold is 90 %. They are in one group, so a search shows "
      "one of them.",
      pair_verdict(explained("one two three", "one two three"), {0.9, true, true, 0}));
  EXPECT_EQ("Not near-duplicates: 0 % of their text is the same; the threshold is 90 %. They are in no common group.",
            pair_verdict(explained("one two three", "four five six"), {}));
}

TEST(PairVerdictTest, ShareIsRoundedDown) {
  PairExplanation explanation = explained("one", "one");
  explanation.similarity = Similarity{0.99999, 1, 0.99999, Verification::kExact};
  EXPECT_THAT(pair_verdict(explanation, {}), HasSubstr(": 99.9 % of their text"));
  explanation.similarity->verification = Verification::kEstimated;
  EXPECT_THAT(pair_verdict(explanation, {}), HasSubstr(": about 99.9 % of their text is the same, estimated"));
}

TEST(PairVerdictTest, ReasonsForNoGroupAreNamed) {
  PairExplanation explanation = explained("one two three", "one two three");
  EXPECT_THAT(pair_verdict(explanation, {0.9, true, false, 7}), StartsWith("Pages of one template: "));
  EXPECT_THAT(pair_verdict(explanation, {0.9, false, false, 0}), StartsWith("Similar: "));
  explanation.bands_shared.clear();
  EXPECT_THAT(pair_verdict(explanation, {}), HasSubstr("they share no band"));
  explanation.lost_the_same = false;
  EXPECT_THAT(pair_verdict(explanation, {}), StartsWith("Not near-duplicates: "));
  explanation.similarity.reset();
  EXPECT_THAT(pair_verdict(explanation, {}), StartsWith("Unknown: "));
}

}  // namespace
}  // namespace neardup::cli
