/** @file command_tree.h
 *  The command line of the whole program: main() parses it, and the completion scripts are generated from it; and
 *  the text of `--help`. CLI11's own text differs between releases, and the man pages are generated from this text. */
#ifndef NEARDUP_CLI_PROGRAM_COMMAND_TREE_H
#define NEARDUP_CLI_PROGRAM_COMMAND_TREE_H

#include <memory>

#include "options/command_line.h"

namespace neardup::cli {

/** Make a program, and the commands that are added to it afterwards, print this help: a sentence, the usage, arguments,
 *  groups of options, options, commands, the footer. A description ends with "; default VALUE" if the option has a
 *  default and the description does not mention one. */
void format_help(CLI::App& program);

/** Use the present value of an option's variable as its default, if the option takes a value. */
void capture_default(CLI::Option& option);

/** The program with all its commands, ready to parse once. */
std::shared_ptr<CLI::App> command_tree();

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PROGRAM_COMMAND_TREE_H
