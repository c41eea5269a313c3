/** @file report_figures.h
 *  The figures of a report, for those who know the methods. THREADS: pure function. */
#ifndef NEARDUP_CLI_PAGES_REPORT_FIGURES_H
#define NEARDUP_CLI_PAGES_REPORT_FIGURES_H

#include <string>

#include "pages/database_report.h"

namespace neardup::cli {

/** What the database holds; the sizes of the groups, the similarity and distance of their members; expected and measured
 *  recall of the bands; the largest bands. The page has kPagePartsStyle and plot_style(). */
std::string report_figures(const DatabaseReport& report);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_REPORT_FIGURES_H
