/** @file sample_report.h
 *  The report of a recall sample, for programs and for people. */
#ifndef NEARDUP_CLI_ROWS_SAMPLE_REPORT_H
#define NEARDUP_CLI_ROWS_SAMPLE_REPORT_H

#include <cstdint>
#include <string>

#include "output/listing.h"
#include "sample/recall_sample.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** All numbers. Its keys are the columns of tab-separated values. */
Row sample_row(const Scheme& scheme, const RecallSampleOptions& options, const RecallSample& sample);

/** Schemes and thresholds for titles and records, measured on labels of people (docs/measurements.md). One sentence. */
constexpr const char* kShortTextAdvice =
    "For titles alone use the scheme standard at 0.65, for whole records of tens of words short at 0.57.";

/** What the sample says in one sentence, one recommendation, and the command that follows it. Of short texts also
 *  kShortTextAdvice.
 *  @param place           of the database, for the command.
 *  @param threshold_note  as ComparisonThreshold::note() says where the threshold is from. */
std::string sample_recommendation(const std::string& place, const Scheme& scheme, const RecallSampleOptions& options,
                                  const RecallSample& sample, const std::string& threshold_note = "");

/** Text for people, without a line break at the end. */
std::string sample_text(const Scheme& scheme, const RecallSampleOptions& options, const RecallSample& sample);

/** What each drawn document was compared with: "all others", or a number of them. */
std::string compared_text(const RecallSample& sample);

/** A bar with one mark per binary digit of a number: each mark doubles it. */
std::string doubling_bar(std::uint64_t number);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_SAMPLE_REPORT_H
