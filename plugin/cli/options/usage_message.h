/** @file usage_message.h
 *  What is wrong with a command line, in the program's words. */
#ifndef NEARDUP_CLI_OPTIONS_USAGE_MESSAGE_H
#define NEARDUP_CLI_OPTIONS_USAGE_MESSAGE_H

#include <string>

#include "options/command_line.h"

namespace CLI {
class ParseError;
}

namespace neardup::cli {

/** One line in lower case: the option, what was given, and what is possible.
 *  @param program  that has parsed the command line, as far as it came.
 *  @param error    that parsing ended with. */
std::string usage_message(const CLI::App& program, const CLI::ParseError& error);

/** What a user typed to get there: the program, or it and its command. */
std::string command_of(const CLI::App& program);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_USAGE_MESSAGE_H
