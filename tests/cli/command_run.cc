#include "command_run.h"

#include <gtest/gtest.h>

#include <algorithm>

#include <CLI/CLI.hpp>

#include "databases/guarded_run.h"
#include "errors/exit_codes.h"

namespace neardup::cli {

Outcome run_command(const std::vector<void (*)(CLI::App&)>& commands, std::vector<std::string> words) {
  CLI::App app("test", "xapian-neardup");
  app.require_subcommand(1);
  for (const auto add : commands) add(app);
  std::reverse(words.begin(), words.end());
  ::testing::internal::CaptureStdout();
  ::testing::internal::CaptureStderr();
  Outcome outcome;
  outcome.code = run_guarded([&] { app.parse(words); });
  outcome.out = ::testing::internal::GetCapturedStdout();
  outcome.errors = ::testing::internal::GetCapturedStderr();
  return outcome;
}

}  // namespace neardup::cli
