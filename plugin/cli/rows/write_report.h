/** @file write_report.h
 *  What was done with a document for the sake of its near-duplicates, in words. THREADS: pure functions. */
#ifndef NEARDUP_CLI_ROWS_WRITE_REPORT_H
#define NEARDUP_CLI_ROWS_WRITE_REPORT_H

#include <string>
#include <vector>

#include "index/policy_writer.h"

namespace neardup::cli {

/** One message for each near-duplicate that mattered; none for a document that was just written.
 *  @param id  of the document. */
std::vector<std::string> write_messages(const std::string& id, const WriteOutcome& arrival);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_WRITE_REPORT_H
