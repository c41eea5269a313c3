/** @file command_run.h
 *  Commands run in the test's own process, and what they printed. */
#ifndef NEARDUP_TESTS_CLI_COMMAND_RUN_H
#define NEARDUP_TESTS_CLI_COMMAND_RUN_H

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "exit_codes.h"

namespace neardup::cli {

/** What a command printed. */
struct Outcome {
  int code = 0;
  std::string out;
  std::string errors;

  /** The JSON of each line. */
  std::vector<nlohmann::json> rows() const {
    std::vector<nlohmann::json> rows;
    std::istringstream lines(out);
    for (std::string line; std::getline(lines, line);) rows.push_back(nlohmann::json::parse(line));
    return rows;
  }
};

/** @param commands  that are known. @param words  of the command line, without the program's name. */
inline Outcome run_command(const std::vector<void (*)(CLI::App&)>& commands, std::vector<std::string> words) {
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

#endif  // NEARDUP_TESTS_CLI_COMMAND_RUN_H
