/** @file planned_changes.h
 *  What a run of `group` would change: which documents would stand behind which, and by which words they differ;
 *  what it prints of a run.
 *  THREADS: like the database handle, one at a time. */
#ifndef NEARDUP_CLI_COMMANDS_PLANNED_CHANGES_H
#define NEARDUP_CLI_COMMANDS_PLANNED_CHANGES_H

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include <xapian.h>

#include "neardup/grouper.h"
#include "neardup/token.h"
#include "output/listing.h"
#include "scheme/scheme.h"

namespace neardup::cli {

Row report_row(const GroupReport& report, const GrouperOptions& options);
/** @param all  documents of the databases, signed or not. @param planned  whether the run only planned the groups. */
std::string report_text(const GroupReport& report, const GrouperOptions& grouper, std::size_t all, bool planned);

/** Columns of a listing of changes. */
std::vector<std::string> change_columns();

/** All databases that are grouped, as one. */
struct SignedDatabase {
  const Xapian::Database& database;
  const Scheme& scheme;
  Tokenizer& tokenizer;
};

constexpr std::size_t kShownChanges = 20;  ///< documents that people see; programs get all

/** List documents that would stand behind another, those that are least like the centre of their group first, then the
 *  others. Changes of the recorded state alone are left out. People see only the documents that would be hidden, or no
 *  longer.
 *  @param before_each  called before each document; may throw.
 *  Cost: compares the words of each pair that is listed and whose texts differ. */
void list_changes(const SignedDatabase& of, std::vector<GroupChange> changes, Format format, Listing& listing,
                  const std::function<void()>& before_each);

/** For each search, how many of its hits are shown now, where each group shows one, and how many would be.
 *  Cost: reads all hits. */
std::vector<std::string> shown_hits(const SignedDatabase& of, const std::vector<GroupChange>& changes,
                                    const std::vector<std::string>& searches);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_COMMANDS_PLANNED_CHANGES_H
