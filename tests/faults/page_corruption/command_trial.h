/** @file command_trial.h
 *  One command on a damaged database, in a process of its own with limits. */
#ifndef NEARDUP_TESTS_FAULTS_PAGE_CORRUPTION_COMMAND_TRIAL_H
#define NEARDUP_TESTS_FAULTS_PAGE_CORRUPTION_COMMAND_TRIAL_H

#include <filesystem>
#include <string>
#include <vector>

namespace neardup::faults {

/** How a command came to its end. */
struct CommandEnd {
  int code = 0;           ///< exit code, if no signal
  int signal = 0;         ///< that ended it; 0: none
  bool too_long = false;  ///< it used up its time
};

/** Seconds of processor time that a command may take; sound, these commands take a hundredth of it. Four times as much
 *  may pass on the clock. */
inline constexpr unsigned kSecondsOfCommand = 5;

/** Run the whole program.
 *  @param words   of the command line, without the program's name.
 *  @param errors  a file for its stderr. THREADS: forks. */
CommandEnd run_limited(const std::vector<std::string>& words, const std::filesystem::path& errors);

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_PAGE_CORRUPTION_COMMAND_TRIAL_H
