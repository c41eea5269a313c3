/** @file help_format.h
 *  How `--help` shows options: CLI11's way, with the default value in words behind the description. */
#ifndef NEARDUP_CLI_HELP_FORMAT_H
#define NEARDUP_CLI_HELP_FORMAT_H

#include <memory>

#include "command_line.h"

namespace neardup::cli {

/** Make a command and those that are added to it afterwards show "; default VALUE" behind an option's description,
 * unless this speaks of a default itself. */
void show_defaults_in_help(CLI::App& command);

/** Take the value that an option's variable has now for its default, if it takes a value. */
void capture_default(CLI::Option& option);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_HELP_FORMAT_H
