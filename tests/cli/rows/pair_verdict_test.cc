#include "rows/pair_verdict.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "cli/explained_texts.h"

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string sentence(const PairExplanation& explanation, const PairGrouping& grouping) {
  return pair_verdict(explanation, grouping).sentence;
}

TEST(PairVerdictTest, SentenceBeginsWithTheVerdict) {
  EXPECT_EQ(
      "Near-duplicates: their words are the same; the threshold is 0.9. They are in one group, so a search shows "
      "one of them.",
      sentence(explained("one two three", "one two three"), {0.9, true, true, 0}));
  EXPECT_EQ(
      "Not near-duplicates: 3 of 3 words differ (similarity 0); the threshold is 0.9. They are in no common group.",
      sentence(explained("one two three", "four five six"), {}));
}

TEST(PairVerdictTest, SaysHowManyWordsDiffer) {
  std::string words;
  for (int i = 0; i != 20; ++i) words += "w" + std::to_string(i) + " ";
  const std::string text = words + "one " + words;
  EXPECT_THAT(sentence(explained(text, words + "other " + words), {}),
              HasSubstr(": 1 of 41 words differs (similarity "));
  EXPECT_THAT(sentence(explained(text, words + words), {}), HasSubstr(": 1 of 41 words differs (similarity "));
  EXPECT_THAT(sentence(explained(text, words + "another one " + words + "end"), {}),
              HasSubstr(": 2 of 43 words differ (similarity "));
  const std::string twice = text + text;  // has the same runs of three words as more of it
  EXPECT_THAT(sentence(explained(twice, twice + text), {}),
              HasSubstr(": 41 of 123 words are moved or repeated (similarity 1)"));
  EXPECT_THAT(sentence(explained("alpha beta " + words, words + "alpha beta"), {}),
              HasSubstr(": 4 of 22 words are moved or repeated (similarity "));
  EXPECT_THAT(sentence(explained(words, words + "w3"), {}), HasSubstr(": 1 of 21 words is moved or repeated ("));
  PairExplanation explanation = explained(text, words);
  explanation.words->measures.edit_distance.reset();
  explanation.words->measures.edit_distance_bound = 1000;
  EXPECT_THAT(sentence(explanation, {}), HasSubstr(": more than 1,000 of 41 words differ (similarity "));
}

TEST(PairVerdictTest, ShareIsRoundedDown) {
  PairExplanation explanation = explained("one", "one");
  explanation.similarity = Similarity{0.99999, 1, 0.99999, Verification::kExact};
  EXPECT_THAT(sentence(explanation, {}), HasSubstr(": the same words (similarity 0.999); the threshold is 0.9."));
  explanation.words.reset();
  EXPECT_THAT(sentence(explanation, {}), HasSubstr(": similarity 0.999; "));
  explanation.similarity->verification = Verification::kEstimated;
  EXPECT_THAT(sentence(explanation, {}), HasSubstr(": similarity about 0.999, estimated;"));
}

TEST(PairVerdictTest, ReasonsForNoGroupAreNamed) {
  PairExplanation explanation = explained("one two three", "one two three");
  EXPECT_THAT(sentence(explanation, {0.9, true, false, 7}), StartsWith("Pages of one template: "));
  EXPECT_THAT(sentence(explanation, {0.9, false, false, 0}), StartsWith("Similar: "));
  explanation.bands_shared.clear();
  EXPECT_THAT(sentence(explanation, {}), HasSubstr("they share no band"));
  explanation.parted_by = {EvidenceKind::kName, EvidenceKind::kCaption};
  EXPECT_THAT(sentence(explanation, {}), StartsWith("Not near-duplicates: "));
  explanation.similarity.reset();
  EXPECT_THAT(sentence(explanation, {}), StartsWith("Unknown: "));
}

TEST(PairVerdictTest, ProgramsReadAName) {
  EXPECT_EQ("different", pair_verdict(explained("one two three", "four five six"), {}).name);
  PairExplanation explanation = explained("one two three", "one two three");
  EXPECT_EQ("near-duplicates", pair_verdict(explanation, {}).name);
  EXPECT_EQ("template", pair_verdict(explanation, {0.9, true, false, 7}).name);
  EXPECT_EQ("similar", pair_verdict(explanation, {0.9, false, false, 0}).name);
  explanation.bands_shared.clear();
  EXPECT_EQ("missed", pair_verdict(explanation, {}).name);
  explanation.parted_by = {EvidenceKind::kName, EvidenceKind::kCaption};
  EXPECT_EQ("different", pair_verdict(explanation, {}).name);
  explanation.similarity.reset();
  EXPECT_EQ("unknown", pair_verdict(explanation, {}).name);
}

}  // namespace
}  // namespace neardup::cli
