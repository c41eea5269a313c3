/** @file command_row.h
 *  The table of commands: what the help, the man pages and the reference say of each. THREADS: plain values. */
#ifndef NEARDUP_CLI_FLAGS_COMMAND_ROW_H
#define NEARDUP_CLI_FLAGS_COMMAND_ROW_H

#include <string>
#include <vector>

namespace neardup::cli {

struct CommandRow {
  const char* name;
  const char* group;      ///< heading of the program's help: "Begin", "Look", "Look after"
  bool is_first;          ///< in the short help of the program
  const char* what;       ///< for the list of commands, a few words
  const char* sentence;   ///< what it does
  const char* arguments;  ///< "DATABASE PATH...", "[DATABASE] A B": what is optional has brackets, a list has dots
  const char* one_of;     ///< exactly one of these is given; may be empty
};

/** In the order of the help. */
const std::vector<CommandRow>& command_table();

/** Null if there is no such command. */
const CommandRow* find_command(const std::string& name);

/** Of the file notes/NAME.txt: paragraphs; lines that begin with two spaces stay as they are. */
std::string notes_of(const CommandRow& row);

/** Command lines at the end of this file, of which the short help has the first five. */
std::vector<std::string> examples_of(const CommandRow& row);

/** A page of the documentation that the help names: the title is its own. */
struct Guide {
  const char* file;  ///< below the folder of the documentation
  const char* title;
};

const std::vector<Guide>& guides();

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_FLAGS_COMMAND_ROW_H
