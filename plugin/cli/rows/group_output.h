/** @file group_output.h
 *  The report of a `group` run, for people and for programs. */
#ifndef NEARDUP_CLI_ROWS_GROUP_OUTPUT_H
#define NEARDUP_CLI_ROWS_GROUP_OUTPUT_H

#include <string>
#include <vector>

#include <xapian.h>

#include "group/grouping.h"
#include "output/listing.h"

namespace neardup::cli {

Row report_row(const GroupReport& report, const GrouperOptions& options);
/** @param measure  of the groups. @param planned  whether the run only planned the groups. */
std::string report_text(const GroupReport& report, const GrouperOptions& grouper, bool planned);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_GROUP_OUTPUT_H
