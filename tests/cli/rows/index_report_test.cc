#include "rows/index_report.h"

#include <gmock/gmock.h>

namespace neardup::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

const Similarity kExact{0.95, 1, 0.95, Verification::kExact};
const Similarity kEstimated{0.98, 0.99, 0.94, Verification::kEstimated};

TEST(IndexReportTest, CopiesAreToldFromWhatWasThereBefore) {
  IndexReport report;
  report.added = 5;
  report.unchanged = 3;
  EXPECT_THAT(report.text(), StartsWith("5 documents added, 0 updated, 3 unchanged\n"));
  report.repeated.add("a.eml");
  EXPECT_THAT(report.text(), EndsWith("\nrepeated 1: the id of an earlier input, of which one stays (a.eml); "
                                      "'xapian-neardup dedupe PATH --dropped --why' lists copies"));
  EXPECT_THAT(report.json(), HasSubstr("\"unchanged\":3,\"repeated\":1,"));
}

TEST(IndexReportTest, NothingIsSaidOfADocumentThatWasJustWritten) {
  EXPECT_THAT(write_messages("a", WriteOutcome()), IsEmpty());
}

TEST(IndexReportTest, WhatWasDoneNamesBothAndHowAlikeTheyAre) {
  WriteOutcome arrival;
  arrival.duplicate_of = Duplicate{7, "b", kExact};
  EXPECT_THAT(write_messages("a", arrival), ElementsAre("a: marked, a near-duplicate of b (0.9500)"));
  arrival.action = WriteAction::kSkipped;
  arrival.duplicate_of = Duplicate{7, std::nullopt, kEstimated};
  EXPECT_THAT(write_messages("a", arrival), ElementsAre("a: skipped, a near-duplicate of docid 7 (0.9800, estimated)"));
}

TEST(IndexReportTest, EachReplacedDocumentIsNamed) {
  WriteOutcome arrival;
  arrival.replaced = {{7, "b", kExact}, {8, "c", kEstimated}};
  EXPECT_THAT(write_messages("a", arrival), ElementsAre("a: replaces b (0.9500)", "a: replaces c (0.9800, estimated)"));
}

}  // namespace
}  // namespace neardup::cli
