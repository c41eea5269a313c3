/** @file program_start.h
 *  How a command line is started: which file is executed in the end, with which arguments. */
#ifndef NEARDUP_CLI_HOOKING_PROGRAM_START_H
#define NEARDUP_CLI_HOOKING_PROGRAM_START_H

#include <string>
#include <vector>

namespace neardup::cli {

constexpr int kNotExecutable = 126;  ///< exit code of a program that is there and cannot be executed, as of shells

struct ProgramStart {
  std::string executable;              ///< path of a file that is no script
  std::vector<std::string> arguments;  ///< argv, with argv[0]
};

/** Find a program as execvp() does, and follow `#!` lines, also those with `/usr/bin/env NAME`: env would be the one to
 *  be hooked in its place.
 *  @param command  a name or path, then arguments; not empty.
 *  @exception ExitWith 127 if there is no such program, 126 if it is there but cannot be executed. */
ProgramStart program_start(const std::vector<std::string>& command);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_HOOKING_PROGRAM_START_H
