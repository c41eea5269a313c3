/** @file sample_report.h
 *  What a sample of a database's neighbours says, for programs and for people. */
#ifndef NEARDUP_CLI_ROWS_SAMPLE_REPORT_H
#define NEARDUP_CLI_ROWS_SAMPLE_REPORT_H

#include <cstdint>
#include <string>
#include <vector>

#include "output/listing.h"
#include "sample/recall_sample.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** All numbers; the keys of tab-separated values are sample_columns(). */
Row sample_row(const Scheme& scheme, const RecallSampleOptions& options, const RecallSample& sample);

/** Keys of sample_row(), in order. */
std::vector<std::string> sample_columns();

/** The same in sentences and tables, without a line break at the end. */
std::string sample_text(const Scheme& scheme, const RecallSampleOptions& options, const RecallSample& sample);

/** A bar as long as a number has binary digits: each mark twice as many. */
std::string doubling_bar(std::uint64_t number);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_SAMPLE_REPORT_H
