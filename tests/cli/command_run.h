/** @file command_run.h
 *  Commands run in the test's own process, and what they printed. */
#ifndef NEARDUP_TESTS_CLI_COMMAND_RUN_H
#define NEARDUP_TESTS_CLI_COMMAND_RUN_H

#include <sstream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

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

/** @param words  of the command line, without the program's name. */
Outcome run_command(std::vector<std::string> words);

}  // namespace neardup::cli

#endif  // NEARDUP_TESTS_CLI_COMMAND_RUN_H
