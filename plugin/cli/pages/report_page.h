/** @file report_page.h
 *  A database's near-duplicates as one page to look at. THREADS: pure function. */
#ifndef NEARDUP_CLI_PAGES_REPORT_PAGE_H
#define NEARDUP_CLI_PAGES_REPORT_PAGE_H

#include <string>

#include "pages/database_report.h"

namespace neardup::cli {

/** A page of HTML, complete in itself: it loads nothing and runs nothing. What is in the database; sizes of the groups,
 *  similarities and distances of their members; recall of the bands, promised and measured; the fullest bands; the
 *  largest groups with samples of their documents, linked where they have an address of the web or of a file.
 *  @param name  of the database. */
std::string report_page(const std::string& name, const DatabaseReport& report);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_REPORT_PAGE_H
