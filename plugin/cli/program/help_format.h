/** @file help_format.h
 *  The text of `--help`. CLI11's own text differs between releases, and the man pages are generated from this text. */
#ifndef NEARDUP_CLI_PROGRAM_HELP_FORMAT_H
#define NEARDUP_CLI_PROGRAM_HELP_FORMAT_H

#include "options/command_line.h"

namespace neardup::cli {

/** Make a program, and the commands that are added to it afterwards, print this help: a sentence, the usage, arguments,
 *  groups of options, options, commands, the footer. A description ends with "; default VALUE" if the option has a
 *  default and the description does not mention one. */
void format_help(CLI::App& program);

/** Use the present value of an option's variable as its default, if the option takes a value. */
void capture_default(CLI::Option& option);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PROGRAM_HELP_FORMAT_H
