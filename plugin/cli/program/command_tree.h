/** @file command_tree.h
 *  The command line of the whole program: main() parses it, and the completion scripts are generated from it. */
#ifndef NEARDUP_CLI_PROGRAM_COMMAND_TREE_H
#define NEARDUP_CLI_PROGRAM_COMMAND_TREE_H

#include <memory>

#include "options/command_line.h"

namespace neardup::cli {

/** The program with all its commands, ready to parse once. */
std::shared_ptr<CLI::App> command_tree();

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PROGRAM_COMMAND_TREE_H
