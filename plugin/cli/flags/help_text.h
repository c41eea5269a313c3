/** @file help_text.h
 *  The help of the program and of its commands, made of the two tables. Lines have at most 80 columns; only examples may be
 *  longer. THREADS: pure functions. */
#ifndef NEARDUP_CLI_FLAGS_HELP_TEXT_H
#define NEARDUP_CLI_FLAGS_HELP_TEXT_H

#include <string>
#include <utility>
#include <vector>

#include "flags/command.h"

namespace neardup::cli {

/** The commands of a newcomer, in three groups. @param all  all commands and the exit codes. */
std::string program_help(bool all);

/** The names of the guides. @param folder  of the documentation. */
std::string guide_list(const std::string& folder);

/** One screen: usage, up to five examples, common options. @param all  all options and notes. */
std::string command_help(const Command& command, bool all);

/** "xapian-neardup group [OPTIONS] DATABASE...". */
std::string usage_of(const CommandRow& row);

/** "-o,--output FILE", as the help and the man pages show it. */
std::string shown_name(const Flag& flag);

/** The flags of a command that have options or arguments, common ones first if `common` is set, without the others. */
std::vector<const Flag*> shown_flags(const CommandRow& row, bool arguments, bool only_common);

/** Paragraphs of a text: whether each is a list, whose lines stay as they are, and its lines as one or as they are. */
std::vector<std::pair<bool, std::string>> paragraphs_of(const std::string& text);

/** Each exit code with its meaning, for people. */
std::string exit_code_text();

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_FLAGS_HELP_TEXT_H
