/** @file usage_message.h
 *  Words for errors of the command line, instead of CLI11's. */
#ifndef NEARDUP_CLI_OPTIONS_USAGE_MESSAGE_H
#define NEARDUP_CLI_OPTIONS_USAGE_MESSAGE_H

#include <string>

#include "options/command_line.h"

namespace CLI {
class ParseError;
}

namespace neardup::cli {

/** One line in lower case: the option, the given value, and the possible values.
 *  @param program  has parsed the command line up to the error.
 *  @param error    the error of the parser. */
std::string usage_message(const CLI::App& program, const CLI::ParseError& error);

/** The program's name, and the name of the given command if there is one. */
std::string command_of(const CLI::App& program);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_USAGE_MESSAGE_H
