/** @file child_process.h
 *  Other programs, run and waited for. */
#ifndef NEARDUP_INTAKE_PROGRAMS_CHILD_PROCESS_H
#define NEARDUP_INTAKE_PROGRAMS_CHILD_PROCESS_H

#include <stdexcept>
#include <string>
#include <vector>

namespace neardup {

/** A program that the system does not execute. */
class CannotExecute : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/** Run a program in the foreground. While it runs, what the terminal sends reaches it alone, and this process passes
 *  SIGTERM and SIGHUP on.
 *  @param arguments    argv. @param environment  NAME=VALUE, added to this process's own.
 *  @return its exit code, or 128 + the number of the signal that ended it.
 *  @exception CannotExecute if it cannot be executed; std::system_error if no process can be made. */
int run_program(const std::string& executable, const std::vector<std::string>& arguments,
                const std::vector<std::string>& environment);

/** What a program prints on standard output; its standard error is dropped. The program is arguments[0], a path. */
std::string output_of(const std::vector<std::string>& arguments, const std::vector<std::string>& environment);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_PROGRAMS_CHILD_PROCESS_H
