/** @file asked_grouping.h
 *  The rule of `group`: the given options, else the recorded rule, so that a job that runs `group DATABASE` does not
 *  undo a choice. THREADS: pure functions. */
#ifndef NEARDUP_CLI_OPTIONS_ASKED_GROUPING_H
#define NEARDUP_CLI_OPTIONS_ASKED_GROUPING_H

#include <cstddef>
#include <map>
#include <optional>
#include <string>

#include <xapian.h>

#include "flags/command.h"
#include "group/grouping.h"
#include "sample/recall_sample.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** The value of --within, --max-days and --same that removes a recorded limit. */
constexpr const char* kNoBound = "none";

/** The given options, by the words of the recorded rule. An option that is not given stays as recorded. */
using AskedGrouping = std::map<std::string, std::string>;

/** Let the flags of `group` that are words of the rule set it. */
void set_rule(Command& command, AskedGrouping& asked);

/** The given options, else the recorded ones, else the defaults.
 *  @param before  the recorded rule; nothing if the database was never grouped.
 *  @exception Xapian::InvalidArgumentError for rules, days or a field that cannot be parsed. */
GrouperOptions chosen_grouping(const AskedGrouping& asked, const std::optional<RecordedGrouping>& before);

/** The rule of a text with these options, such as "--same value:2 --min-words 20".
 *  @exception UsageError for any other text. */
GrouperOptions parse_grouping(const std::string& options);

/** recorded_grouping() of a database; nothing for a rule that cannot be parsed if --threshold and --prefer are given.
 *  @exception Xapian::InvalidArgumentError if the rule cannot be parsed and they are not given. */
std::optional<RecordedGrouping> grouping_before(const Xapian::Database& database, const Scheme& scheme,
                                                const AskedGrouping& asked);

/** The threshold of commands that compare the documents of a database. */
struct ComparisonThreshold {
  double value;
  bool of_groups;  ///< no option was given: it is the recorded one of the groups

  /** For the summary of a command: "; threshold 0.95, that of its groups", else empty. */
  std::string note() const;
};

/** The given threshold, else that of the database's groups, else the usual one.
 *  @param measure  what is compared: groups of another measure do not count, and neither does a rule that cannot be
 *                  parsed. */
ComparisonThreshold comparison_threshold(const std::optional<double>& asked, const Xapian::Database& database,
                                         const Scheme& scheme, Measure measure, double usual);

constexpr double kLeastSamplingThreshold = 0.01;

/** Choose the threshold of a sample likewise. A lesser one of the groups does not count. */
ComparisonThreshold choose_threshold(RecallSampleOptions& sampling, const std::optional<double>& asked,
                                     const Xapian::Database& database, const Scheme& scheme);

/** Where to see groups of several databases that are grouped as one. */
std::string shards_note(std::size_t databases);

/** The same for a database that was grouped together with others; empty for another one, and for a stub of all. */
std::string shard_note(const Xapian::Database& database, const Scheme& scheme);

/** One line for people: the rule, and how it differs from the recorded one.
 *  @param databases  number of databases that are grouped as one. */
std::string grouping_text(const GrouperOptions& chosen, std::size_t databases,
                          const std::optional<RecordedGrouping>& before);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_ASKED_GROUPING_H
