/** @file usage_message.h
 *  What a mistyped name of a command or option may have meant.
 *
 *  Words for errors of the command line, instead of CLI11's.
 */
#ifndef NEARDUP_CLI_OPTIONS_USAGE_MESSAGE_H
#define NEARDUP_CLI_OPTIONS_USAGE_MESSAGE_H

#include <string>
#include <vector>

#include "options/command_line.h"

namespace CLI {
class ParseError;
}

namespace neardup::cli {

/** The option groups of a command: the user chooses one option of each. */
std::vector<const CLI::App*> option_groups(const CLI::App& command);

/** All options and arguments of a command and of its groups, without the help options of the groups. */
std::vector<const CLI::Option*> all_options(const CLI::App& command);

/** The name that is most like a word: the first one with the least edit distance, if that is at most a third of the
 *  word's bytes; else the only name that begins with the word. Empty if there is none. */
std::string similar_name(const std::string& word, const std::vector<std::string>& names);

/** " (did you mean 'NAME'?)" for a similar_name(), else nothing. */
std::string did_you_mean(const std::string& word, const std::vector<std::string>& names);

/** One line in lower case: the option, the given value, and the possible values.
 *  @param program  has parsed the command line up to the error.
 *  @param error    the error of the parser. */
std::string usage_message(const CLI::App& program, const CLI::ParseError& error);

/** The program's name, and the name of the given command if there is one. */
std::string command_of(const CLI::App& program);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_USAGE_MESSAGE_H
