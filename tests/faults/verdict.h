/** @file verdict.h
 *  What must hold of a database after its writer was killed, lost its power or met a full disk.
 *
 *  - It opens, and Xapian's own check finds nothing; one that did not exist before may be absent or unfinished.
 *  - Each document is signed wholly or not at all, under one of the recorded schemes; all else that a check finds was
 *    there before, is there after an undisturbed run, or is what the scenario allows of a command that is half done.
 *  - No record of progress is ahead of the documents.
 *  - A command that said it had done its work has done it.
 *  - The same command run again ends as the undisturbed run did and leaves the same database, fact for fact.
 *  THREADS: judge() forks: call it from a process of one thread.
 */
#ifndef NEARDUP_TESTS_FAULTS_VERDICT_H
#define NEARDUP_TESTS_FAULTS_VERDICT_H

#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <xapian.h>

#include "faults/database_contents.h"
#include "faults/scenario.h"

namespace neardup::faults {

class Verdict {
 public:
  /** Reads what stands in both databases of a prepared scenario, which must outlive it. */
  explicit Verdict(const PreparedScenario& prepared);

  /** Judge what a disturbed run left, in a process of its own: damage may crash or hang its readers, which is a
   *  complaint too. The database is then as the second run left it.
   *  @param left       the disturbed run's places.
   *  @param exit_code  of the disturbed run; nothing if it was killed.
   *  @return what is wrong, a line each; empty: nothing. */
  std::vector<std::string> judge(const Places& left, std::optional<int> exit_code) const;

 private:
  using Say = std::function<void(const std::string& complaint)>;

  void judge_here(const Places& left, std::optional<int> exit_code, const Say& say) const;
  bool may_be_missing(const std::filesystem::path& database) const;
  void judge_state(const Places& left, std::optional<int> exit_code, const Say& say) const;
  bool is_allowed(const Issue& issue) const;
  void judge_progress(const DatabaseContents& contents, const Say& say) const;
  void judge_second_run(const Places& left, const Say& say) const;

  const PreparedScenario& prepared_;
  DatabaseContents before_;
  DatabaseContents after_;
  std::set<std::pair<IssueKind, Xapian::docid>> known_;  // found before the command or after it
};

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_VERDICT_H
