/** @file help_format.h
 *  How `--help` shows a command: a text of our own, for CLI11's differs from release to release, and man pages,
 * completion and tests are made of it. tests/golden/help.txt has some of it. */
#ifndef NEARDUP_CLI_PROGRAM_HELP_FORMAT_H
#define NEARDUP_CLI_PROGRAM_HELP_FORMAT_H

#include <memory>

#include "options/command_line.h"

namespace neardup::cli {

/** Make a program, and commands that are added to it afterwards, print this help. Options have "; default VALUE" behind
 * their description, unless this speaks of a default itself. */
void format_help(CLI::App& program);

/** Take the value that an option's variable has now for its default, if it takes a value. */
void capture_default(CLI::Option& option);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PROGRAM_HELP_FORMAT_H
