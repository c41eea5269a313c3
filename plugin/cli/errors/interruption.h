/** @file interruption.h
 *  A signal that asks a long command to end, so that it can keep what it has done. */
#ifndef NEARDUP_CLI_ERRORS_INTERRUPTION_H
#define NEARDUP_CLI_ERRORS_INTERRUPTION_H

#include <csignal>

namespace neardup::cli {

/** While one exists, the first SIGINT, SIGTERM or SIGHUP is only noted; a second one ends the process as usual. System
 *  calls that wait return EINTR. THREADS: one in a process at a time; requested() from any thread. */
class Interruption {
 public:
  Interruption();
  /** Puts back the handlers that were there. */
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
