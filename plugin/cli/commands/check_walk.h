/** @file check_walk.h
 *  The walk of `check` through a database, in a child process: what the child says, line by line, and what the parent
 *  makes of it. */
#ifndef NEARDUP_CLI_COMMANDS_CHECK_WALK_H
#define NEARDUP_CLI_COMMANDS_CHECK_WALK_H

#include <string>
#include <vector>

#include "neardup/issue.h"
#include "options/database_options.h"
#include "output/progress.h"
#include "programs/watched_child.h"
#include "rows/check_output.h"

namespace neardup::cli {

/** The child's end: issues, now and then how far it is, and a report for each scheme, each a line of JSON. Without a
 *  scheme asked for, each one recorded is looked at; of schemes that clash, which is an issue, the first.
 *  @param words  compare with the words in the index. */
void walk_through(const DatabaseOptions& options, bool words, const LineSink& say);

/** The parent's end: takes the child's lines. */
class WalkReader {
 public:
  /** @param output  told of each issue; null: nobody is. */
  WalkReader(CheckOutput* output, Progress& progress) : output_(output), progress_(progress) {}

  void take(const std::string& line);

  /** One for each scheme. */
  const std::vector<SchemeReport>& reports() const { return reports_; }

 private:
  void take_finding(const Row& row);
  void take_report(const Row& row);

  CheckOutput* output_;
  Progress& progress_;
  SchemeReport open_;  // of the scheme that is looked at
  std::vector<SchemeReport> reports_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_COMMANDS_CHECK_WALK_H
