/** @file signing_report.h
 *  What `sign` and `attach` print of a run. */
#ifndef NEARDUP_CLI_ATTACHING_SIGNING_REPORT_H
#define NEARDUP_CLI_ATTACHING_SIGNING_REPORT_H

#include <string>

#include "index/database_signing.h"
#include "output/listing.h"

namespace neardup::cli {

/** For people; several lines. */
std::string signing_text(const DatabaseSigningReport& report, double seconds);

Row signing_row(const DatabaseSigningReport& report);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ATTACHING_SIGNING_REPORT_H
