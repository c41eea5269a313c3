/** @file exit_codes.h
 *  Exit codes of the command-line tool, and its own error classes. THREADS: plain values. */
#ifndef NEARDUP_CLI_ERRORS_EXIT_CODES_H
#define NEARDUP_CLI_ERRORS_EXIT_CODES_H

#include <stdexcept>
#include <string>

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
  kReaderGone = 141,  ///< as if SIGPIPE had ended it
};

/** Part of the input could not be used. Each part was reported at once, and the rest is done. */
class PartialFailure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/** The command line is invalid. */
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/** A signal ended the command. Its results so far are kept. */
class Interrupted : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/** Ends the program with any code: for example, with the code of another program that it ran. */
class ExitWith : public std::runtime_error {
 public:
  /** @param message  empty to print nothing. */
  ExitWith(int code, const std::string& message) : std::runtime_error(message), code_(code) {}

  int code() const { return code_; }

 private:
  int code_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ERRORS_EXIT_CODES_H
