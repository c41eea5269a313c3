/** @file last_run.h
 *  What the last run of grouping reported, recorded with the revision that it committed (plugin/FORMAT.md). A database of
 *  this revision has nothing to decide. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_LAST_RUN_H
#define NEARDUP_PLUGIN_GROUP_LAST_RUN_H

#include <optional>
#include <string>

#include <xapian.h>

#include "neardup/grouper.h"
#include "scheme/scheme.h"

namespace neardup {

/** The report of a run in which nothing has changed. Nothing if the database was committed since it was recorded, was copied
 *  by xapian-compact, or was grouped by another rule. Does not see what a writer has not committed.
 *  @param rule  by which it was grouped, in one line. */
std::optional<GroupReport> report_if_unchanged(const Xapian::Database& database, const Scheme& scheme,
                                               const std::string& rule);

/** Records a report for the next commit, which the caller makes: no document may be written before it. Nothing if it is
 *  recorded already, for a database of several shards, which has no revision, and for one in memory. */
void record_report(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& rule,
                   const GroupReport& report);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_LAST_RUN_H
