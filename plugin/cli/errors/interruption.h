/** @file interruption.h
 *  Lets a long command stop at a signal and keep its results. */
#ifndef NEARDUP_CLI_ERRORS_INTERRUPTION_H
#define NEARDUP_CLI_ERRORS_INTERRUPTION_H

#include <csignal>

namespace neardup::cli {

/** While an object exists, the first SIGINT, SIGTERM or SIGHUP is only recorded; a second one ends the process as
 *  usual. Waiting system calls return EINTR. THREADS: one object per process at a time; requested() from any thread. */
class Interruption {
 public:
  Interruption();
  /** Restores the previous handlers. */
  ~Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;

  bool requested() const;

 private:
  static constexpr int kSignals[] = {SIGINT, SIGTERM, SIGHUP};
  struct sigaction before_[sizeof kSignals / sizeof kSignals[0]] = {};
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ERRORS_INTERRUPTION_H
