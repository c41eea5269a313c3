/** @file progress.h
 *  What long work says while it runs: one line on a terminal, nothing elsewhere. THREADS: one at a time. */
#ifndef NEARDUP_CLI_PROGRESS_H
#define NEARDUP_CLI_PROGRESS_H

#include <chrono>
#include <cstdint>
#include <string>

namespace neardup::cli {

/** Rewrites one line on stderr up to five times a second: count, rate, share and time left. */
class Progress {
 public:
  /** @param what   plural noun of what is counted: "documents".
   *  @param quiet  show nothing; stderr that is no terminal does the same. */
  Progress(std::string what, bool quiet);
  /** Clears the line. */
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /** @param done   so many are done.
   *  @param share  of all work, 0..1; anything else: not known, so no time left is shown. Cost: a look at the clock. */
  void update_share(std::uint64_t done, double share);

  /** The same where the share is that of the count; all == 0: not known. */
  void update(std::uint64_t done, std::uint64_t all);

  /** Print a message for people on stderr, on a line of its own; quiet or not. */
  void say(const std::string& message);

  /** Clear the line, before something else is printed. */
  void wipe();

  double seconds() const;

 private:
  using Clock = std::chrono::steady_clock;

  std::string what_;
  bool shown_;  // whether anything is to be shown
  bool on_line_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
};

/** The line that Progress shows; its own function so that it can be tested. */
std::string progress_line(const std::string& what, std::uint64_t done, double share, double seconds);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PROGRESS_H
