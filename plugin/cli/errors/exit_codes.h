/** @file exit_codes.h
 *  Exit codes of the command-line tool, and which error gives which. */
#ifndef NEARDUP_CLI_EXIT_CODES_H
#define NEARDUP_CLI_EXIT_CODES_H

#include <exception>
#include <functional>
#include <stdexcept>
#include <string>

#include "output/log_format.h"

namespace neardup::cli {

enum ExitCode : int {
  kOk = 0,
  kError = 1,
  kUsage = 2,
  kLocked = 3,
  kCorrupt = 4,
  kNoSpaceOrIo = 5,
  kMemory = 6,
  kSchemeMismatch = 7,
  kInterrupted = 130,
};

/** Part of the input could not be used; each part was reported when it was met, and the rest is done. */
class PartialFailure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/** The command line asks for something that cannot be. */
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/** A signal asked the command to end; what was done is kept. */
class Interrupted : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/** The program ends with a code of no class of errors: that of another program that it ran, or as shells use it. */
class ExitWith : public std::runtime_error {
 public:
  /** @param message  empty: nothing is said. */
  ExitWith(int code, const std::string& message) : std::runtime_error(message), code_(code) {}

  int code() const { return code_; }

 private:
  int code_;
};

/** Run a command; an exception becomes one line on stderr, an "error" for programs, and its exit code. */
int run_guarded(const std::function<void()>& command, LogFormat format = LogFormat::kText);

/** Say what happened before the process ends in std::terminate: libxapian calls it on some write errors inside a
 *  commit. The database stays as at its last commit. */
void install_terminate_handler(LogFormat format = LogFormat::kText);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_EXIT_CODES_H
