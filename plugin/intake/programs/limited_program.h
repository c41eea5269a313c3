/** @file limited_program.h
 *  Another program's output, where neither the program nor what it is given is to be trusted: a converter of documents.
 *  THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_PROGRAMS_LIMITED_PROGRAM_H
#define NEARDUP_INTAKE_PROGRAMS_LIMITED_PROGRAM_H

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace neardup {

/** What a program may use. */
struct ProgramLimits {
  std::chrono::milliseconds time{60'000};             ///< until it and all that it starts have closed their output
  std::chrono::seconds cpu{60};                       ///< of each process
  std::size_t memory_bytes = std::size_t{2} << 30;    ///< address space of each process
  std::size_t output_bytes = std::size_t{256} << 20;  ///< on standard output
};

/** The executable file that a name means on PATH; nothing if there is none. */
std::optional<std::string> program_on_path(const std::string& name);

/** Run a program in a process group of its own, which is killed when it ends or a limit is reached.
 *  @param arguments  argv; arguments[0] is a path.
 *  @param input      its standard input: a file, which can be opened again as /dev/stdin.
 *  @return what it says on standard output.
 *  @exception std::runtime_error if it cannot be started, reaches a limit, or ends in another way than with code 0:
 * then the last line that it says on standard error is the reason, "pdftotext ended with code 1: REASON". */
std::string limited_output(const std::vector<std::string>& arguments, const std::string& input,
                           const ProgramLimits& limits = {});

}  // namespace neardup

#endif  // NEARDUP_INTAKE_PROGRAMS_LIMITED_PROGRAM_H
