/** @file grouping_rule.h
 *  What `group` goes by: what is asked for, else what the groups were formed by before, so that a job that only says
 *  `group DATABASE` does not undo a choice. THREADS: pure functions. */
#ifndef NEARDUP_CLI_OPTIONS_GROUPING_RULE_H
#define NEARDUP_CLI_OPTIONS_GROUPING_RULE_H

#include <cstddef>
#include <optional>
#include <string>

#include <xapian.h>

#include "group/grouping.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** What stands for no bound where one was set before. */
constexpr const char* kNoBound = "none";

/** What is asked for; nothing: as before. */
struct AskedGrouping {
  std::optional<double> threshold;
  std::optional<std::string> prefer;    ///< rules, as Preference::parse() reads them
  std::optional<std::string> within;    ///< a prefix, or kNoBound
  std::optional<std::string> max_days;  ///< SLOT:N, or kNoBound
  std::optional<std::size_t> band_cap;
};

/** What is asked for, else as before, else the usual.
 *  @param before  nothing: the database was never grouped.
 *  @exception Xapian::InvalidArgumentError for rules or days that cannot be read. */
GrouperOptions chosen_grouping(const AskedGrouping& asked, const std::optional<RecordedGrouping>& before);

/** recorded_grouping() of a database. A rule that cannot be read does not matter if threshold and preference are asked
 *  for: the message says so. */
std::optional<RecordedGrouping> grouping_before(const Xapian::Database& database, const Scheme& scheme,
                                                const AskedGrouping& asked);

/** One line for people: the rule, and whether it is that of before, or which that was.
 *  @param databases  grouped together. */
std::string grouping_text(const GrouperOptions& chosen, std::size_t databases,
                          const std::optional<RecordedGrouping>& before);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_GROUPING_RULE_H
