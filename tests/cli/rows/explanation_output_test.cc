#include "rows/explanation_output.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "cli/explained_texts.h"

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(ExplanationOutputTest, RowHasEverything) {
  const Row row = explanation_row(explained("one two three four five six", "one two three four seven six"));
  EXPECT_EQ(4, row["longest_common_run"]);
  EXPECT_EQ("one two three four", row["longest_common_run_text"]);
  EXPECT_EQ(1, row["edit_distance"]);
  EXPECT_EQ(6, row["edit_distance_bound"]);
  ASSERT_EQ(2U, row["shared_runs"].size());
  const Row& run = row["shared_runs"][1];
  EXPECT_EQ(1, run["words"]);
  EXPECT_EQ(5, run["begin_in_a"]);
  EXPECT_EQ("six", run["text"]);
  EXPECT_EQ("one two three four five", run["before_in_a"]);
  EXPECT_EQ("one two three four seven", run["before_in_b"]);
  EXPECT_EQ("", run["after_in_a"]);
  EXPECT_EQ(Row({"five"}), row["only_in_a"]);
  EXPECT_EQ("minhash:8x4", row["families"][0]["family"]);
  EXPECT_EQ("b", row["families"][0]["bands"][1]["band"]);
  EXPECT_EQ(true, row["families"][0]["bands"][1]["shared"]);
}

TEST(ExplanationOutputTest, WhatIsNotKnownIsNull) {
  PairExplanation explanation = explained("one two", "one two");
  explanation.words.reset();
  const Row row = explanation_row(explanation);
  for (const char* key : {"a_in_b", "cosine", "edit_distance", "shared_runs", "only_in_a", "longest_common_run_text"}) {
    EXPECT_TRUE(row.at(key).is_null()) << key;
  }
  EXPECT_EQ(keys_of(explanation_row(explained("one two", "one two"))), keys_of(row));
  EXPECT_THAT(explanation_text(explanation, 3), HasSubstr("do not cover the texts"));
}

TEST(ExplanationOutputTest, BandsAreMarkedOneByOne) {
  const FamilyMatch family{
      BandFamily::minhash(4, 2),
      {{"a", true, true, true}, {"b", true, true, false}, {"c", true, false, false}, {"d", true, true, true}}};
  EXPECT_EQ("minhash:4x2        a - - d", family_text(family));
}

TEST(ExplanationOutputTest, TextShowsTheLongestRunsInTheirContext) {
  const std::string text =
      explanation_text(explained("first alder birch cedar x fir gorse", "second alder birch cedar y fir gorse"), 1);
  EXPECT_THAT(text, HasSubstr("shared runs         2 in the same order in both, the longest 1:"));
  EXPECT_THAT(text, HasSubstr("3 words           first   first [alder birch cedar] x fir gorse"));
  EXPECT_THAT(text, HasSubstr("second  second [alder birch cedar] y fir gorse"));
  EXPECT_THAT(text, HasSubstr("edit distance               2  words inserted, deleted or replaced"));
  EXPECT_THAT(text, HasSubstr("only in the first   first x"));
}

TEST(ExplanationOutputTest, LongRunsShowBothEnds) {
  std::string words;
  for (int i = 100; i != 200; ++i) words += "w" + std::to_string(i) + " ";
  const std::string text = explanation_text(explained(words + "x", words + "y"), 3);
  EXPECT_THAT(text, HasSubstr("w108 w109 ... w190 w191"));
  EXPECT_THAT(text, Not(HasSubstr("w150")));
}

TEST(ExplanationOutputTest, ControlCharactersDoNotReachTheTerminal) {
  const std::string text = explanation_text(explained("a \x1b[2J\x07 b", "a \x1b[2J\x07 c"), 3);
  EXPECT_THAT(text, Not(HasSubstr("\x1b")));
  EXPECT_THAT(text, HasSubstr("\\x1b"));
}

}  // namespace
}  // namespace neardup::cli
