/** @file idle_option.h
 *  Options that mean something only beside others. One that would do nothing is refused: who gave it expects something.
 *  For an option that needs another one, CLI11's own needs() does. */
#ifndef NEARDUP_CLI_OPTIONS_IDLE_OPTION_H
#define NEARDUP_CLI_OPTIONS_IDLE_OPTION_H

#include <functional>
#include <string>

#include "options/command_line.h"

namespace neardup::cli {

/** Refuse an option where it has no use, unless the command line asks for help.
 *  @param option   of the command.
 *  @param has_use  asked when the option is read: values of options that were added before it are known then, and
 *                  which options are given at all.
 *  @param why      ends "NAME: does nothing ...": "without --format tsv". */
void refuse_idle(const CLI::App& command, CLI::Option* option, std::function<bool()> has_use, const std::string& why);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_IDLE_OPTION_H
