/** @file limited_program.h
 *  Runs an untrusted program, or one with untrusted input, such as a converter of documents.
 *  THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_PROGRAMS_LIMITED_PROGRAM_H
#define NEARDUP_INTAKE_PROGRAMS_LIMITED_PROGRAM_H

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace neardup {

/** Limits of a program. */
struct ProgramLimits {
  std::chrono::milliseconds time{60'000};             ///< until the program and its children have closed their output
  std::chrono::seconds cpu{60};                       ///< per process
  std::size_t memory_bytes = std::size_t{2} << 30;    ///< address space per process
  std::size_t output_bytes = std::size_t{256} << 20;  ///< on standard output
};

/** The executable file with a name on PATH; nothing if there is none. */
std::optional<std::string> program_on_path(const std::string& name);

/** What a program wrote. */
struct ProgramOutput {
  std::string output;
  std::string errors;  ///< the last 64 KiB of its standard error
};

/** Run a program in its own process group, which is killed when the program ends or a limit is reached.
 *  @param arguments  argv; arguments[0] is a path.
 *  @param input      its standard input: a file that can be opened again as /dev/stdin.
 *  @param environment  NAME=VALUE, added to this process's environment.
 *  @exception std::runtime_error if it cannot be started, reaches a limit, or does not end with code 0. In the last
 *             case the reason is the last line of its standard error: "pdftotext ended with code 1: REASON". */
ProgramOutput limited_run(const std::vector<std::string>& arguments, const std::string& input,
                          const ProgramLimits& limits = {}, const std::vector<std::string>& environment = {});

/** Its standard output. */
inline std::string limited_output(const std::vector<std::string>& arguments, const std::string& input,
                                  const ProgramLimits& limits = {}, const std::vector<std::string>& environment = {}) {
  return limited_run(arguments, input, limits, environment).output;
}

}  // namespace neardup

#endif  // NEARDUP_INTAKE_PROGRAMS_LIMITED_PROGRAM_H
