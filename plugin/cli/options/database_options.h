/** @file database_options.h
 *  The options of every command that reads one signed database. */
#ifndef NEARDUP_CLI_OPTIONS_DATABASE_OPTIONS_H
#define NEARDUP_CLI_OPTIONS_DATABASE_OPTIONS_H

#include <string>

#include "databases/database_opening.h"
#include "options/command_line.h"

namespace neardup::cli {

struct DatabaseOptions {
  std::string place;
  std::string scheme;  ///< empty: the database's only one
};

/** Add the DATABASE argument and --scheme. */
void add_database_options(CLI::App& command, DatabaseOptions& options);

/** Add --scheme. */
void add_scheme_option(CLI::App& command, std::string& scheme);

/** Add --threshold, 0..1. */
CLI::Option* add_threshold_option(CLI::App& command, double& threshold);

/** Add --wait, seconds, to a command that writes. */
CLI::Option* add_wait_option(CLI::App& command, LockWait& wait);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_DATABASE_OPTIONS_H
