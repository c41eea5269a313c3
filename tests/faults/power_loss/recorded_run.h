/** @file recorded_run.h
 *  A scenario's command, run once with every write noted, and the commits that it made. */
#ifndef NEARDUP_TESTS_FAULTS_POWER_LOSS_RECORDED_RUN_H
#define NEARDUP_TESTS_FAULTS_POWER_LOSS_RECORDED_RUN_H

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "faults/database_contents.h"
#include "faults/power_loss/file_tree.h"
#include "faults/power_loss/trace.h"
#include "faults/scenario.h"

namespace neardup::faults {

/** The name of the database below the recorded folder. */
inline constexpr const char* kRecordedDatabase = "db";

/** A state that a reader may find: what the database held after a commit. */
struct CommittedState {
  std::size_t calls = 0;  ///< of the trace until it was committed; 0: before the command
  DatabaseContents contents;
};

class RecordedRun {
 public:
  /** Runs the command on a copy of its database, in another process of this program (do_recorded_run()).
   *  @param recorder  the library call_recorder.
   *  @param folder    for files of its own; made.
   *  @exception std::runtime_error if the command does not end as the undisturbed one did. */
  RecordedRun(const PreparedScenario& prepared, const std::string& recorder, const std::filesystem::path& folder);

  const FileTree& before() const { return before_; }
  const Trace& trace() const { return trace_; }
  bool had_database() const { return had_database_; }

  /** Commits that were done before this many calls: each ends in an fsync of the folder, and then the command goes on
   *  as if nothing could take it away. */
  std::size_t reported_commits(std::size_t calls) const;

  /** What is wrong with a database that was found after a cut: it must hold what one of the commits held, of those
   *  that were reported the last or a later one. Empty: nothing; always so before the first commit of a new database.
   *  @param reported  how many commits were reported, at most those of this run.
   *  @exception Xapian::Error if it cannot be read. */
  std::vector<std::string> rolled_back(std::size_t reported, const std::filesystem::path& database) const;

  /** The same, read in another process: damage that ends it is a complaint too.
   *  @param notes  a file that the process writes. THREADS: as run_in_child(). */
  std::vector<std::string> rolled_back_in_child(std::size_t reported, const std::filesystem::path& database,
                                                const std::filesystem::path& notes) const;

 private:
  void find_commits(const std::filesystem::path& folder);
  std::size_t commit_of_report(std::size_t reported) const;

  FileTree before_;
  Trace trace_;
  bool had_database_ = false;
  std::vector<CommittedState> commits_;
  std::vector<std::size_t> reports_;  ///< calls of the trace until each fsync of the database's folder
};

/** How often a command synced the database's folder, by its trace; a call that failed is not in it. */
std::size_t reported_commits_in(const Trace& trace);

/** Become this program anew, running a scenario with its calls noted. Returns only on failure, with an exit code.
 *  @param places  of the database; the folder that it is in is the recorded one. */
int become_recorded(const std::string& recorder, const std::string& scenario, const Places& places,
                    const std::filesystem::path& trace);

/** The other process' end: run the scenario of that name. @return its exit code. */
int do_recorded_run(const std::string& scenario, const Places& places);

/** The word in front of the scenario, the database and the inputs on this program's own command line. */
inline constexpr const char* kRecordWord = "record";

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_POWER_LOSS_RECORDED_RUN_H
