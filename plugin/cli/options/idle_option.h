/** @file idle_option.h
 *  Options that have an effect only together with others. Options that have no effect are rejected. For an option that
 *  needs another one, use needs() of CLI11. */
#ifndef NEARDUP_CLI_OPTIONS_IDLE_OPTION_H
#define NEARDUP_CLI_OPTIONS_IDLE_OPTION_H

#include <functional>
#include <string>

#include "options/command_line.h"

namespace neardup::cli {

/** Refuse an option that has no effect, unless the command line asks for help.
 *  @param option   an option of the command.
 *  @param has_use  whether the option has an effect. It is called when the option is read: the values of options added
 *                  before it are known, and which options are given.
 *  @param why      end of the message "NAME: has no effect ...", such as "without --format tsv". */
void refuse_idle(const CLI::App& command, CLI::Option* option, std::function<bool()> has_use, const std::string& why);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_IDLE_OPTION_H
