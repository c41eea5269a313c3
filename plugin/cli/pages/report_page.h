/** @file report_page.h
 *  The near-duplicates of a database as an HTML page. THREADS: no shared state. */
#ifndef NEARDUP_CLI_PAGES_REPORT_PAGE_H
#define NEARDUP_CLI_PAGES_REPORT_PAGE_H

#include <string>

#include "pages/database_report.h"

namespace neardup::cli {

/** A self-contained HTML page without scripts. First for people: how many texts repeat another, the largest groups with
 *  links to web and file URLs, what the threshold hides, pairs next to it side by side, and the commands to change it.
 *  Then the figures.
 *  @param name  of the database, as its commands take it; read if it is a stub, for the command that groups its shards. */
std::string report_page(const std::string& name, const DatabaseReport& report);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_REPORT_PAGE_H
