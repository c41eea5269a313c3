/** @file scenario.h
 *  Commands that write a database, small and with several commits: what the fault harness takes its points from.
 *
 *  A scenario is data: how its inputs and the database before the command are made, and the command. PreparedScenario
 *  makes both once, and the database that an undisturbed run leaves; each point of the harness then works on a copy.
 *  THREADS: none of their own, but the commands have: fork from a process of one thread.
 */
#ifndef NEARDUP_TESTS_FAULTS_SCENARIO_H
#define NEARDUP_TESTS_FAULTS_SCENARIO_H

#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "neardup/issue.h"

namespace neardup::faults {

/** Where a command finds what it works on. The database may not exist; the inputs are never written by a command. */
struct Places {
  std::filesystem::path database;
  std::filesystem::path inputs;
};

struct Scenario {
  std::string name;  ///< lower-case words joined by hyphens, distinct
  /** Makes the inputs and the database as they are before the command; without a database the command makes it. */
  std::function<void(const Places& places)> prepare;
  /** Of the command line, without the program's name; `DATABASE` and a leading `INPUTS` stand for the places. */
  std::vector<std::string> words;
  /** Instead of the words: what no command line gives, such as small batches of a grouping. Returns an exit code. */
  std::function<int(const Places& places)> instead = {};
  /** What a check may find while the command is half done, beside notes and what it finds before and after it. */
  std::set<IssueKind> unfinished = {};
};

/** Every command that writes a database. */
std::vector<Scenario> scenarios();

/** The command line of a scenario: `xapian-neardup` and its words with the places put in; the name alone if it has
 *  none.
 */
std::vector<std::string> command_line(const Scenario& scenario, const Places& places);

/** Do the command in this process, as main() would.
 *  @return its exit code. */
int run(const Scenario& scenario, const Places& places);

/** Do work in a process of its own, with stdout and stderr in files if they are named.
 *  @param work  returns an exit code; std::_Exit follows. Must not throw.
 *  @return as waitpid() gives it.
 *  @exception std::system_error if no process can be made. */
int run_in_child(const std::function<int()>& work, const std::filesystem::path& out = {},
                 const std::filesystem::path& errors = {});

/** Remove a database and the folder in which it is built, and copy those of another one to their places; what does not exist
 *  leaves none. */
void copy_database(const std::filesystem::path& from, const std::filesystem::path& to);

/** A scenario with its inputs, its database before the command, and what an undisturbed run makes of a copy of it. */
class PreparedScenario {
 public:
  /** @param folder  is made; what is in it is removed before. Holds `inputs`, `before.db`, `after.db`.
   *  @exception std::runtime_error if the undisturbed run ends by a signal, or leaves no database. */
  PreparedScenario(Scenario scenario, const std::filesystem::path& folder);

  const Scenario& scenario() const { return scenario_; }
  const Places& before() const { return before_; }
  const Places& after() const { return after_; }
  int exit_code() const { return exit_code_; }  ///< of the undisturbed run

  /** A copy of the database before the command, with the same inputs.
   *  @param database  its place; what is there is removed. */
  Places copy_to(const std::filesystem::path& database) const;

 private:
  Scenario scenario_;
  Places before_;
  Places after_;
  int exit_code_ = 0;
};

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_SCENARIO_H
