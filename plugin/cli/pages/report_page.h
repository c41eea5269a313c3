/** @file report_page.h
 *  The near-duplicates of a database as an HTML page. THREADS: pure function. */
#ifndef NEARDUP_CLI_PAGES_REPORT_PAGE_H
#define NEARDUP_CLI_PAGES_REPORT_PAGE_H

#include <string>

#include "pages/database_report.h"

namespace neardup::cli {

/** A self-contained HTML page without scripts: the content of the database; the sizes of the groups, the similarity
 *  and distance of their members; expected and measured recall of the bands; the largest bands; the largest groups
 *  with samples of their documents, linked if they have a web or file URL.
 *  @param name  name of the database. */
std::string report_page(const std::string& name, const DatabaseReport& report);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_REPORT_PAGE_H
