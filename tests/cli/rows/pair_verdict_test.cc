#include "rows/pair_verdict.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "cli/explained_texts.h"
#include "rows/explanation_output.h"

namespace neardup::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
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
  PairGrouping ruled;
  ruled.by_rule = true;
  EXPECT_THAT(sentence(explained("one two", "one two"), ruled),
              HasSubstr("They are in no common group: the groups have a rule, which `xapian-neardup info` shows."));
}

TEST(PairVerdictTest, NearDuplicatesInNoCommonGroupHaveAReason) {
  const PairExplanation explanation = explained("one two three", "one two three");
  PairGrouping grouping;
  EXPECT_THAT(sentence(explanation, grouping), EndsWith(" The database is not grouped yet."));
  grouping.grouped = true;
  EXPECT_THAT(sentence(explanation, grouping),
              EndsWith(" They are in no common group: a group has what was near its centre when `group` last ran, and "
                       "no two documents with other headlines, dates or facts."));
  grouping.distinct = true;
  EXPECT_THAT(sentence(explanation, grouping),
              EndsWith(" They are declared distinct, so they are in no common group."));
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
  EXPECT_THAT(sentence(explained(twice, twice + text), {}), HasSubstr(": 41 of 123 words are repeated (similarity 1)"));
  EXPECT_THAT(sentence(explained("alpha beta " + words, words + "alpha beta"), {}),
              HasSubstr(": 4 of 22 words are moved (similarity "));
  EXPECT_THAT(sentence(explained(words, words + "w3"), {}), HasSubstr(": 1 of 21 words is repeated ("));
  EXPECT_THAT(sentence(explained("alpha " + words, words + "alpha alpha"), {}), HasSubstr(" are moved or repeated ("));
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
  EXPECT_THAT(
      sentence(explanation, {0.9, true, false, 7}),
      StartsWith(
          "Pages of one template: their words are the same, but their titles, or other pages of it, part them. "));
  EXPECT_THAT(sentence(explanation, {0.9, false, false, 0}), StartsWith("Similar: "));
  explanation.bands_shared.clear();
  EXPECT_THAT(sentence(explanation, {}), HasSubstr("they share no band"));
  explanation.parted_by = {EvidenceKind::kName, EvidenceKind::kCaption};
  EXPECT_THAT(sentence(explanation, {}), StartsWith("Not near-duplicates: "));
  EXPECT_THAT(sentence(explanation, {}), HasSubstr(", but their headlines or titles and captions differ. "));
  explanation.similarity->jaccard = explanation.similarity->lower = 0.7;
  EXPECT_THAT(sentence(explanation, {}),
              HasSubstr("0.7); the threshold is 0.9. Their headlines or titles and captions differ, too. "));
  explanation.similarity.reset();
  EXPECT_THAT(sentence(explanation, {}), StartsWith("Unknown: "));
}

TEST(PairVerdictTest, CopiesByTheirCanonicalUrlAreComparedWithoutNumbers) {
  PairExplanation explanation = explained("one 2 three", "one 4 three");
  explanation.similarity = Similarity{1, 1, 1, Verification::kExact};
  explanation.without_numbers = true;
  explanation.bands_shared.clear();
  EXPECT_EQ(
      "Near-duplicates by their canonical URL: 1 of 3 words differs (similarity 1 without numbers); the threshold is "
      "0.9. They are in one group, so a search shows one of them.",
      sentence(explanation, {0.9, true, true, 0}));
  EXPECT_EQ("near-duplicates", pair_verdict(explanation, {0.9, true, true, 0}).name);
  EXPECT_THAT(sentence(explanation, {}), StartsWith("Near-duplicates that searches miss: "));
  explanation.without_numbers = false;
  EXPECT_THAT(sentence(explanation, {0.9, true, true, 0}), StartsWith("Near-duplicates: "));
}

TEST(PairVerdictTest, WordsThatOneTextHasMoreOftenAreShown) {
  const WordComparison words = *explained("you must not smoke or eat", "you must not smoke or not eat not or").words;
  EXPECT_THAT(words_to_show(words.only_in_a, words.more_in_a), IsEmpty());
  EXPECT_THAT(words_to_show(words.only_in_b, words.more_in_b), ElementsAre("not (2 times more)", "or (once more)"));
  EXPECT_THAT(explanation_text(explained("you not", "you not not"), 0),
              HasSubstr("only in the second  not (once more)"));
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
