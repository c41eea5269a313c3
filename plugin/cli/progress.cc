#include "progress.h"

#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <utility>

#include <fmt/format.h>

#include "printable.h"

namespace neardup::cli {

namespace {

constexpr std::chrono::milliseconds kInterval{200};

std::string duration_text(double seconds) {
  const auto whole = std::llround(seconds);
  if (whole < 3600) return fmt::format("{}:{:02}", whole / 60, whole % 60);
  return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

}  // namespace

std::string progress_line(const std::string& what, std::uint64_t done, double share, double seconds) {
  const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
  std::string line = fmt::format("{} {}, {:.0f}/s", done, what, rate);
  if (share > 0 && share <= 1) {
    line += fmt::format(", {:.0f} %, {} left", share * 100, duration_text(seconds * (1 - share) / share));
  }
  return line;
}

Progress::Progress(std::string what, bool quiet)
    : what_(std::move(what)), shown_(!quiet && ::isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
  wipe();
}

void Progress::update_share(std::uint64_t done, double share) {
  if (!shown_) return;
  const Clock::time_point now = Clock::now();
  if (now - last_ < kInterval) return;
  last_ = now;
  on_line_ = true;
  fmt::print(stderr, "\r\033[K{}", progress_line(what_, done, share, seconds()));
  std::fflush(stderr);
}

void Progress::update(std::uint64_t done, std::uint64_t all) {
  update_share(done, all == 0 ? 0.0 : static_cast<double>(done) / static_cast<double>(all));
}

void Progress::say(const std::string& message) {
  wipe();
  fmt::print(stderr, "xapian-neardup: {}\n", printable(message));
}

double Progress::seconds() const {
  return std::chrono::duration<double>(Clock::now() - start_).count();
}

void Progress::wipe() {
  if (!on_line_) return;
  on_line_ = false;
  fmt::print(stderr, "\r\033[K");
  std::fflush(stderr);
}

}  // namespace neardup::cli
