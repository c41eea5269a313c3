/** @file write_report.h
 *  Messages about the near-duplicates of a written document. THREADS: pure functions. */
#ifndef NEARDUP_CLI_ROWS_WRITE_REPORT_H
#define NEARDUP_CLI_ROWS_WRITE_REPORT_H

#include <string>
#include <vector>

#include "index/policy_writer.h"

namespace neardup::cli {

/** One message per near-duplicate that was acted on; none for a document that was just written.
 *  @param id  id of the document. */
std::vector<std::string> write_messages(const std::string& id, const WriteOutcome& arrival);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_WRITE_REPORT_H
