/** @file child_process.h
 *  Runs other programs and waits for them. */
#ifndef NEARDUP_INTAKE_PROGRAMS_CHILD_PROCESS_H
#define NEARDUP_INTAKE_PROGRAMS_CHILD_PROCESS_H

#include <stdexcept>
#include <string>
#include <vector>

namespace neardup {

/** The system cannot execute a program. */
class CannotExecute : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/** Run a program in the foreground. While it runs, signals of the terminal reach only the program; this process
 *  passes on SIGTERM and SIGHUP.
 *  @param arguments    argv.
 *  @param environment  NAME=VALUE, added to this process's environment.
 *  @return its exit code, or 128 + the number of the signal that ended it.
 *  @exception CannotExecute if it cannot be executed; std::system_error if no process can be created. */
int run_program(const std::string& executable, const std::vector<std::string>& arguments,
                const std::vector<std::string>& environment);

/** The standard output of a program; its standard error is discarded. The program is arguments[0], a path. */
std::string output_of(const std::vector<std::string>& arguments, const std::vector<std::string>& environment);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_PROGRAMS_CHILD_PROCESS_H
