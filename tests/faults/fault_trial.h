/** @file fault_trial.h
 *  One point: a command with one fault at one of its write calls, and what is wrong afterwards.
 *
 *  THREADS: forks: use it from a process of one thread. One trial at a time has its folder. */
#ifndef NEARDUP_TESTS_FAULTS_FAULT_TRIAL_H
#define NEARDUP_TESTS_FAULTS_FAULT_TRIAL_H

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "faults/scenario.h"
#include "faults/verdict.h"
#include "faults/write_faults.h"

namespace neardup::faults {

/** What is done to the calls. */
struct Fault {
  const char* name;
  FaultKind kind;
  bool forever;

  /** The process is killed: it can say nothing. */
  bool kills() const { return kind == FaultKind::kKill || kind == FaultKind::kTear; }
};

constexpr std::array<Fault, 6> kFaults{{{"kill", FaultKind::kKill, false},
                                        {"tear", FaultKind::kTear, false},
                                        {"enospc", FaultKind::kEnospc, false},
                                        {"enospc-forever", FaultKind::kEnospc, true},
                                        {"eio", FaultKind::kEio, false},
                                        {"eio-forever", FaultKind::kEio, true}}};

struct Point {
  Fault fault;
  std::uint64_t at = 1;  ///< call, from 1
};

/** How a command with a fault came to its end. */
struct DisturbedEnd {
  int status = 0;           ///< as waitpid() gives it
  std::string errors;       ///< what it said on stderr
  bool terminated = false;  ///< by std::terminate in libxapian, as the program's own handler says
};

/** @param errors  file of what the command said. */
DisturbedEnd disturbed_end(int status, const std::filesystem::path& errors);

/** What is wrong with the end itself, whatever became of the database.
 *  @param killed  the fault kills. @param exit_code  of an undisturbed run. @return a line each. */
std::vector<std::string> complaints_about(const DisturbedEnd& end, bool killed, int exit_code);

struct TrialOutcome {
  bool met = false;  ///< a call met the fault
  DisturbedEnd end;
  std::vector<std::string> complaints;  ///< empty: nothing is wrong
};

class FaultTrial {
 public:
  /** @param folder  is made; for the database and what the command says. Both others must outlive it. */
  FaultTrial(const PreparedScenario& prepared, const Verdict& verdict, const std::filesystem::path& folder);
  ~FaultTrial();
  FaultTrial(const FaultTrial&) = delete;
  FaultTrial& operator=(const FaultTrial&) = delete;

  /** The write calls of an undisturbed run, in order. */
  std::vector<FaultLog::Call> calls();

  TrialOutcome run_point(const Point& point, std::uint64_t seed);

 private:
  DisturbedEnd run_disturbed(const FaultPlan& plan, const Places& places);

  const PreparedScenario& prepared_;
  const Verdict& verdict_;
  std::filesystem::path folder_;
  FaultLog* log_;  // shared with children
};

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_FAULT_TRIAL_H
