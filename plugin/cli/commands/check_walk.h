/** @file check_walk.h
 *  The child process of `check` that walks through a database: the lines that the child writes, and how the parent
 *  reads them. */
#ifndef NEARDUP_CLI_COMMANDS_CHECK_WALK_H
#define NEARDUP_CLI_COMMANDS_CHECK_WALK_H

#include <string>
#include <vector>

#include "options/database_options.h"
#include "output/log_format.h"
#include "output/progress.h"
#include "programs/child_process.h"
#include "rows/check_output.h"

namespace neardup::cli {

/** The child's end: writes issues, progress now and then, and a report for each scheme, each as one line of JSON. It
 *  checks the named scheme, else every recorded one. If recorded schemes clash, it reports that issue and checks
 *  only the first scheme.
 *  @param words  also compare with the words in the index. */
void walk_through(const DatabaseOptions& options, bool words, LogFormat format, const LineSink& say);

/** The parent's end: reads the child's lines. */
class WalkReader {
 public:
  /** @param output  gets each issue. */
  WalkReader(CheckOutput& output, Progress& progress) : output_(output), progress_(progress) {}

  void take(const std::string& line);

  /** Whether the child has read all documents, and compares their groups now. That may take long without a line. */
  bool has_walked() const { return walked_; }

  /** One report for each scheme. */
  const std::vector<SchemeReport>& reports() const { return reports_; }

 private:
  CheckOutput& output_;
  Progress& progress_;
  std::vector<SchemeReport> reports_;
  bool walked_ = false;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_COMMANDS_CHECK_WALK_H
