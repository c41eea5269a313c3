#include "options/database_options.h"

#include <CLI/CLI.hpp>

#include "options/number_range.h"
#include "options/whole_number.h"

namespace neardup::cli {

const char* const kCommitEveryHelp = "number of documents per commit";

void add_database_argument(CLI::App& command, DatabaseOptions& options) {
  command.add_option("DATABASE", options.place, kDatabaseHelp)->required();
}

void add_scheme_option(CLI::App& command, std::string& scheme) {
  command.add_option("--scheme", scheme, "id of the scheme to use, if the database has several")->option_text("ID");
}

CLI::Option* add_threshold_option(CLI::App& command, double& threshold) {
  return command.add_option("--threshold", threshold, "minimum Jaccard index of word 3-shingles, 0 to 1")
      ->check(number_between(0, 1))
      ->option_text("T");
}

CLI::Option* add_wait_option(CLI::App& command, LockWait& wait) {
  return command
      .add_option_function<LockWait::rep>(
          "--wait", [&wait](LockWait::rep seconds) { wait = LockWait(seconds); },
          "wait this long for another writer to finish; default 0: exit with code 3")
      ->check(whole_number(0, 1'000'000))
      ->option_text("SECONDS");
}

}  // namespace neardup::cli
