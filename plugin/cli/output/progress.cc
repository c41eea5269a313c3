#include "output/progress.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace neardup::cli {

namespace {

constexpr std::chrono::milliseconds kTerminalInterval{200};

std::string duration_text(double seconds) {
  const auto whole = std::llround(seconds);
  if (whole < 3600) return fmt::format("{}:{:02}", whole / 60, whole % 60);
  return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

/** "1 document written" of "documents written". */
std::string said_count(std::uint64_t done, const std::string& what) {
  const std::size_t noun_end = std::min(what.find(' '), what.size());
  return done == 1 ? "1 " + what.substr(0, noun_end - 1) + what.substr(noun_end) : fmt::format("{} {}", done, what);
}

bool is_known(double share) {
  return share > 0 && share <= 1;
}

double rate_of(std::uint64_t done, double seconds) {
  return seconds > 0 ? static_cast<double>(done) / seconds : 0;
}

double rounded(double number) {
  return std::round(number * 1000) / 1000;
}

}  // namespace

std::string progress_line(const std::string& what, std::uint64_t done, double share, double seconds) {
  std::string line = fmt::format("{}, {:.0f}/s", said_count(done, what), rate_of(done, seconds));
  if (is_known(share)) {
    line += fmt::format(", {:.0f} %, {} left", share * 100, duration_text(seconds * (1 - share) / share));
  }
  return line;
}

std::string progress_json(const std::string& what, std::uint64_t done, double share, double seconds) {
  nlohmann::ordered_json object{{"event", "progress"},
                                {"what", what},
                                {"done", done},
                                {"per_second", rounded(rate_of(done, seconds))},
                                {"seconds", rounded(seconds)}};
  if (is_known(share)) object["share"] = rounded(share);
  return object.dump();
}

Progress::Progress(std::string what, bool quiet, LogFormat format, std::chrono::milliseconds plain_interval)
    : what_(std::move(what)),
      shown_(!quiet),
      format_(format),
      rewritten_(format == LogFormat::kText && ::isatty(STDERR_FILENO) == 1),
      interval_(rewritten_ ? kTerminalInterval : plain_interval) {}

Progress::~Progress() {
  wipe();
}

void Progress::update_share(std::uint64_t done, double share) {
  if (!shown_) return;
  const Clock::time_point now = Clock::now();
  if (now - last_ < interval_) return;
  last_ = now;
  on_line_ = rewritten_;  // then the format is text
  const bool text = format_ == LogFormat::kText;
  const std::string line = (text ? progress_line : progress_json)(what_, done, share, seconds());
  write_to_stderr(rewritten_ ? "\r\033[K" + line : (text ? "xapian-neardup: " : "") + line + "\n");
  std::fflush(stderr);
}

void Progress::update(std::uint64_t done, std::uint64_t all) {
  update_share(done, all == 0 ? 0.0 : static_cast<double>(done) / static_cast<double>(all));
}

void Progress::begin(const std::string& what) {
  wipe();
  what_ = what;
  start_ = last_ = Clock::now();
}

void Progress::say(const std::string& message, const std::string& event) {
  wipe();
  write_to_stderr(log_line(format_, event, message));
}

double Progress::seconds() const {
  return std::chrono::duration<double>(Clock::now() - start_).count();
}

void Progress::wipe() {
  if (!on_line_) return;
  on_line_ = false;
  write_to_stderr("\r\033[K");
  std::fflush(stderr);
}

MessageList::MessageList(Progress& progress, std::string kind) : progress_(progress), kind_(std::move(kind)) {}

void MessageList::add(const std::string& message) {
  const bool all = progress_.format() == LogFormat::kJsonLines;
  if (all || added_ < kListed) progress_.say(message, kind_);
  if (++added_ == kListed && !all) progress_.say("further " + kind_ + "s are counted, but not listed");
}

}  // namespace neardup::cli
