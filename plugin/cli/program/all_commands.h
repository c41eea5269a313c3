/** @file all_commands.h
 *  The commands with their flags: main() runs one, and completion, man pages and the reference are made of all. */
#ifndef NEARDUP_CLI_PROGRAM_ALL_COMMANDS_H
#define NEARDUP_CLI_PROGRAM_ALL_COMMANDS_H

#include <memory>
#include <string>

#include "flags/command.h"

namespace neardup::cli {

/** A command of the table whose flags set its variables, ready to run once.
 *  @param name  of a row of command_table(). */
std::unique_ptr<Command> command_named(const std::string& name);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PROGRAM_ALL_COMMANDS_H
