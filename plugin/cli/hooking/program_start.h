/** @file program_start.h
 *  Finds the file that a command line executes, and its arguments. */
#ifndef NEARDUP_CLI_HOOKING_PROGRAM_START_H
#define NEARDUP_CLI_HOOKING_PROGRAM_START_H

#include <string>
#include <vector>

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

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_HOOKING_PROGRAM_START_H
