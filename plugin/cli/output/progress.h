/** @file progress.h
 *  Reports the progress and the messages of long work on stderr.
 *
 *                  on a terminal                    otherwise
 *      progress    one line, rewritten              a line every ten seconds
 *      messages    a line each                      a line each
 *
 *  Output is text without colours, or JSON with one object per line. THREADS: one at a time. */
#ifndef NEARDUP_CLI_OUTPUT_PROGRESS_H
#define NEARDUP_CLI_OUTPUT_PROGRESS_H

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

#include "output/log_format.h"

namespace neardup::cli {

class Progress {
 public:
  /** The interval between two lines if stderr is not a terminal. */
  static constexpr std::chrono::milliseconds kPlainInterval{10'000};

  /** @param what            plural noun with s and what happened to the things: "documents written".
   *  @param quiet           no progress; messages are still printed.
   *  @param plain_interval  interval between two lines if stderr is not a terminal, or the format is JSON. */
  Progress(std::string what, bool quiet, LogFormat format = LogFormat::kText,
           std::chrono::milliseconds plain_interval = kPlainInterval);
  /** Clears the line. */
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /** @param done   number of things done.
   *  @param share  share of all work, 0..1; other values mean unknown, so that no remaining time is shown.
   *  Cost: reads the clock. */
  void update_share(std::uint64_t done, double share);

  /** Like update_share(), with the share done / all; unknown if all == 0. */
  void update(std::uint64_t done, std::uint64_t all);

  /** Count other things from now on, with a rate and a remaining time of their own. */
  void begin(const std::string& what);
  /** Print a message on a line of its own, even if quiet.
   *  @param event  kind of the message for programs, such as "failure". */
  void say(const std::string& message, const std::string& event = "message");

  /** Clear the line. Call it before printing anything else. */
  void wipe();

  double seconds() const;
  LogFormat format() const { return format_; }

 private:
  using Clock = std::chrono::steady_clock;

  std::string what_;
  bool shown_;  // whether progress is shown
  LogFormat format_;
  bool rewritten_;  // on a terminal
  std::chrono::milliseconds interval_;
  bool on_line_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
};

/** The line that Progress prints; public for tests. */
std::string progress_line(const std::string& what, std::uint64_t done, double share, double seconds);

/** The line in JSON: {"event": "progress", "what":, "done":, "per_second":, "seconds":, "share":}, without the share
 *  if it is unknown. */
std::string progress_json(const std::string& what, std::uint64_t done, double share, double seconds);

/** Prints the first messages of a kind and counts the others; in JSON all. */
class MessageList {
 public:
  static constexpr std::size_t kListed = 200;

  /** @param kind  singular noun for the messages, with a plural in s, such as "failure"; in JSON it is their event. */
  MessageList(Progress& progress, std::string kind);

  /** Print a message on stderr if it is one of the first, or the log is JSON. At the limit, print once that further messages are only
   *  counted. */
  void add(const std::string& message);

 private:
  Progress& progress_;
  std::string kind_;
  std::size_t added_ = 0;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_PROGRESS_H
