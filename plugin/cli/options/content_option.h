/** @file content_option.h
 *  The options --content and --ignore-exclusions of the commands that read files. */
#ifndef NEARDUP_CLI_OPTIONS_CONTENT_OPTION_H
#define NEARDUP_CLI_OPTIONS_CONTENT_OPTION_H

#include "formats/reading_options.h"
#include "options/command_line.h"

namespace neardup::cli {

/** @param choice  receives the value; must outlive the command. */
CLI::Option* add_content_option(CLI::App& command, ContentChoice& choice);

/** The option --ignore-exclusions. @param exclusions  kAll without it; must outlive the command. */
CLI::Option* add_exclusions_option(CLI::App& command, Exclusions& exclusions);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_CONTENT_OPTION_H
