/** @file program_start.h
 *  Finds the file that a command line executes, and its arguments; the hook library that `run` preloads, and
 *  the memory that both share. */
#ifndef NEARDUP_CLI_HOOKING_PROGRAM_START_H
#define NEARDUP_CLI_HOOKING_PROGRAM_START_H

#include <string>
#include <vector>

#include "hook/hook_report.h"
#include "programs/child_process.h"

namespace neardup::cli {

constexpr int kNotExecutable = 126;  ///< exit code of shells for a file that cannot be executed

struct ProgramStart {
  std::string executable;              ///< path of a file that is not a script
  std::vector<std::string> arguments;  ///< argv, with argv[0]
};

/** Find a program like execvp(), and follow `#!` lines. `/usr/bin/env NAME` is followed to NAME: otherwise env would
 *  be hooked.
 *  @param command  a name or path, then arguments; not empty.
 *  @exception ExitWith 127 if the program does not exist, 126 if it cannot be executed. */
ProgramStart program_start(const std::vector<std::string>& command);

/** Exit code of `run` if the program cannot be started with the hook, as env(1) has it. */
constexpr int kCannotHook = 125;

constexpr const char* kHookLibrary = "libxapian-neardup-hook.so";

/** Path of a library: next to this program, in the build tree, or in its installation folder.
 *  @exception ExitWith 125 if it is in none of them. */
std::string preloadable(const std::string& library);

/** The value of LD_PRELOAD: the libraries, then the present value.
 *  @param libraries  paths.
 *  @exception ExitWith 125 if a file does not exist, or its path has a space or a colon, which separate libraries. */
std::string preload_list_with(const std::vector<std::string>& libraries);

/** Memory shared with the hook. */
class SharedHookReport {
 public:
  /** @exception std::system_error if the memory cannot be created. */
  SharedHookReport();
  ~SharedHookReport();

  /** File descriptor of the memory; programs that this one starts inherit it. */
  int file() const { return file_.number(); }
  const HookReport& report() const { return *report_; }

 private:
  Descriptor file_;
  HookReport* report_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_HOOKING_PROGRAM_START_H
