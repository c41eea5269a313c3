#include "command_run.h"

#include <gtest/gtest.h>

#include "databases/guarded_run.h"
#include "program/all_commands.h"

namespace neardup::cli {

Outcome run_command(std::vector<std::string> words) {
  const auto command = command_named(words.at(0));
  words.erase(words.begin());
  ::testing::internal::CaptureStdout();
  ::testing::internal::CaptureStderr();
  Outcome outcome;
  outcome.code = run_guarded([&] { command->run(words); });
  outcome.out = ::testing::internal::GetCapturedStdout();
  outcome.errors = ::testing::internal::GetCapturedStderr();
  return outcome;
}

}  // namespace neardup::cli
