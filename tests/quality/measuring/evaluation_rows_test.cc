#include "quality/measuring/evaluation_rows.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <iterator>
#include <sstream>
#include <string>
#include <vector>

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/** 10 true pairs, of which 8 of 16 candidates and 6 of 8 reported ones; all of 30 to 99 tokens. */
SchemeEvaluation some_evaluation() {
  SchemeEvaluation evaluation;
  evaluation.documents = 20;
  evaluation.without_tokens = 2;
  evaluation.labels_left_out = 5;
  evaluation.pairs = {10, 16, 8, 8, 6};
  evaluation.by_length[1] = evaluation.pairs;
  evaluation.by_similarity[3] = {5, 1, 0};
  evaluation.by_similarity[9] = {10, 8, 6};
  evaluation.clusters = {0.5, 1};
  evaluation.bytes = 397.6;
  evaluation.microseconds = 12.34;
  return evaluation;
}

TEST(EvaluationRowsTest, RowHasEverythingThatWasMeasured) {
  const Row row = evaluation_row("set", Scheme(), some_evaluation());
  EXPECT_EQ("set", row["set"]);
  EXPECT_EQ(Scheme().text(), row["scheme"].get<std::string>());
  EXPECT_EQ(20, row["documents"]);
  EXPECT_EQ(2, row["without_tokens"]);
  EXPECT_EQ(5, row["labels_left_out"]);
  EXPECT_EQ(10, row["true_pairs"]);
  EXPECT_EQ(16, row["candidates"]);
  EXPECT_EQ(8, row["candidates_true"]);
  EXPECT_EQ(8, row["reported"]);
  EXPECT_EQ(6, row["reported_true"]);
  EXPECT_EQ(1.6, row["candidates_per_document"]);
  EXPECT_EQ(0.5, row["before"]["precision"]);
  EXPECT_EQ(0.8, row["before"]["recall"]);
  EXPECT_EQ(0.615385, row["before"]["f1"]);  // 2 * 0.5 * 0.8 / 1.3
  EXPECT_EQ(0.75, row["after"]["precision"]);
  EXPECT_EQ(0.6, row["after"]["recall"]);
  EXPECT_EQ(0.666667, row["after"]["f1"]);
  EXPECT_EQ(0.666667, row["b_cubed"]["f1"]);
  EXPECT_EQ(397.6, row["bytes"]);
  EXPECT_EQ(12.34, row["microseconds"]);
}

TEST(EvaluationRowsTest, SharesOfNothingAreNone) {
  SchemeEvaluation evaluation;
  const Row none = evaluation_row("set", Scheme(), evaluation);
  for (const char* share : {"precision", "recall", "f1"}) EXPECT_TRUE(none["after"][share].is_null()) << share;
  EXPECT_THAT(evaluation_line("set", "standard", evaluation), HasSubstr(" 0      0.00        -        -         -"));
  evaluation.clusters = {1, 1};  // every document by itself, found by itself
  EXPECT_THAT(evaluation_line("set", "standard", evaluation), Not(HasSubstr("1.0000")));
  EXPECT_TRUE(evaluation_row("set", Scheme(), evaluation)["b_cubed"]["f1"].is_null());
  evaluation.pairs.reported = 3;  // all of them wrong
  const Row wrong = evaluation_row("set", Scheme(), evaluation);
  EXPECT_EQ(0, wrong["after"]["precision"]);
  EXPECT_TRUE(wrong["after"]["recall"].is_null());
  EXPECT_EQ(0, wrong["after"]["f1"]);
}

TEST(EvaluationRowsTest, SimilaritiesWithoutLabelsAreLeftOut) {
  const Row row = evaluation_row("set", Scheme(), some_evaluation());
  ASSERT_EQ(2U, row["by_similarity"].size());
  EXPECT_EQ(0.3, row["by_similarity"][0]["from"]);
  EXPECT_EQ(5, row["by_similarity"][0]["pairs"]);
  EXPECT_EQ(0.2, row["by_similarity"][0]["candidates"]);
  EXPECT_EQ(0.0, row["by_similarity"][0]["reported"]);
  EXPECT_EQ(0.9, row["by_similarity"][1]["from"]);
}

TEST(EvaluationRowsTest, EveryLengthHasItsCounts) {
  const Row lengths = evaluation_row("set", Scheme(), some_evaluation())["by_length"];
  ASSERT_EQ(5U, lengths.size());
  std::vector<std::string> names;
  for (const Row& length : lengths) names.push_back(length["tokens"]);
  EXPECT_THAT(names, ::testing::ElementsAre("5-29", "30-99", "100-999", "1000-9999", "10000+"));
  EXPECT_EQ(10, lengths[1]["true_pairs"]);
  EXPECT_EQ(0, lengths[0]["true_pairs"]);
}

TEST(EvaluationRowsTest, LinesStandUnderTheirHeading) {
  const std::string heading = evaluation_heading();
  const std::string line = evaluation_line("set", "standard", some_evaluation());
  EXPECT_EQ(heading.size(), line.size());
  std::istringstream words(line);
  const std::vector<std::string> cells{std::istream_iterator<std::string>(words), {}};
  EXPECT_THAT(cells, ::testing::ElementsAre("set", "standard", "10", "1.60", "0.8000", "0.5000", "0.6000", "0.7500",
                                            "0.6667", "0.6667", "398", "12.3"));
}

TEST(EvaluationRowsTest, NamesAreMadePrintable) {
  EXPECT_THAT(evaluation_line("a\x1b", "standard", some_evaluation()), Not(HasSubstr("\x1b")));
}

TEST(EvaluationRowsTest, DetailsNameWhatThereIs) {
  EXPECT_EQ(
      "\n  labels from 0.3:       5 pairs, candidates 0.2000, reported 0.0000"
      "\n  labels from 0.9:      10 pairs, candidates 0.8000, reported 0.6000"
      "\n      30-99 tokens:      10 true pairs, recall 0.6000, precision 0.7500",
      evaluation_details(some_evaluation()));
  SchemeEvaluation none_true;
  none_true.by_length[0].reported = 1;
  EXPECT_EQ("\n       5-29 tokens:       0 true pairs, recall -, precision 0.0000", evaluation_details(none_true));
  EXPECT_EQ("", evaluation_details({}));
}

}  // namespace
}  // namespace neardup::cli
