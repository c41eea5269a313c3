/** @file dedupe_page.h
 *  What `dedupe` found, as an HTML page. THREADS: pure function. */
#ifndef NEARDUP_CLI_DEDUPE_DEDUPE_PAGE_H
#define NEARDUP_CLI_DEDUPE_DEDUPE_PAGE_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "pages/borderline_pairs.h"
#include "pages/database_report.h"

namespace neardup::cli {

struct DedupeReport {
  std::string command;  ///< that was run, without --threshold
  double threshold = 0;
  std::size_t texts = 0;
  std::size_t dropped = 0;
  std::uint64_t bytes = 0;                                          ///< of all records
  std::uint64_t dropped_bytes = 0;                                  ///< of those that are dropped
  std::vector<ReportedGroup> largest_groups;                        ///< at most 10, largest first
  BorderlinePairs borderline;                                       ///< docids are 0
  std::array<std::uint64_t, DatabaseReport::kPercents> percents{};  ///< [p] dropped records of p % similarity
};

/** A self-contained HTML page without scripts: first the saving, then the largest groups, what the threshold drops and
 *  keeps, and pairs next to it side by side. */
std::string dedupe_page(const DedupeReport& report);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_DEDUPE_PAGE_H
