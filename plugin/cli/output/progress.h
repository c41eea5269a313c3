/** @file progress.h
 *  What long work says on stderr while it runs: how far it is, and what it met.
 *
 *                  a terminal                       elsewhere
 *      progress    one line, rewritten              a line every ten seconds
 *      messages    a line each                      a line each
 *
 *  As text, without colours; or each as a JSON object on a line of its own, for programs. THREADS: one at a time. */
#ifndef NEARDUP_CLI_OUTPUT_PROGRESS_H
#define NEARDUP_CLI_OUTPUT_PROGRESS_H

#include <chrono>
#include <cstdint>
#include <string>

#include "output/log_format.h"

namespace neardup::cli {

class Progress {
 public:
  /** Between two lines where there is no terminal. */
  static constexpr std::chrono::milliseconds kPlainInterval{10'000};

  /** @param what            plural noun of what is counted, with s, and what is done with it: "documents written".
   *  @param quiet           no progress; messages are said all the same.
   *  @param plain_interval  where stderr is no terminal, or the format is not for people. */
  Progress(std::string what, bool quiet, LogFormat format = LogFormat::kText,
           std::chrono::milliseconds plain_interval = kPlainInterval);
  /** Clears the line. */
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /** @param done   so many are done.
   *  @param share  of all work, 0..1; anything else: not known, so no time left is shown. Cost: a look at the clock. */
  void update_share(std::uint64_t done, double share);

  /** The same where the share is that of the count; all == 0: not known. */
  void update(std::uint64_t done, std::uint64_t all);

  /** Say a message on a line of its own; quiet or not.
   *  @param event  what it is, for programs: "failure". */
  void say(const std::string& message, const std::string& event = "message");

  /** Clear the line, before something else is printed. */
  void wipe();

  double seconds() const;
  LogFormat format() const { return format_; }

 private:
  using Clock = std::chrono::steady_clock;

  std::string what_;
  bool shown_;  // whether there is any progress to be shown
  LogFormat format_;
  bool rewritten_;  // on a terminal
  std::chrono::milliseconds interval_;
  bool on_line_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
};

/** The line that Progress shows; its own function so that it can be tested. */
std::string progress_line(const std::string& what, std::uint64_t done, double share, double seconds);

/** The same for programs: {"event": "progress", "what":, "done":, "per_second":, "seconds":, "share":}, without the
 * share where it is not known. */
std::string progress_json(const std::string& what, std::uint64_t done, double share, double seconds);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_PROGRESS_H
