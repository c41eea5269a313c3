/** @file output_options.h
 *  Options for the output of a command: its listing on stdout and its messages on stderr. THREADS: pure functions. */
#ifndef NEARDUP_CLI_OPTIONS_OUTPUT_OPTIONS_H
#define NEARDUP_CLI_OPTIONS_OUTPUT_OPTIONS_H

#include <string>

#include "options/command_line.h"
#include "output/listing.h"
#include "output/log_format.h"

namespace neardup::cli {

/** Help of --quiet. */
extern const char* const kQuietHelp;

/** Add --format and --no-header. --no-header is refused without --format csv or tsv. */
void add_listing_options(CLI::App& command, ListingOptions& options);

/** Add --log-format. */
void add_log_format_option(CLI::App& command, LogFormat& format,
                           const std::string& help = "format of the messages on stderr");

/** The --log-format of a command line that is not parsed yet, so that its errors are reported in this format, too.
 *  @param argv  [argc] the program's name first. Arguments after "--" belong to another program.
 *  @return text without --log-format, or if the format is unknown. */
LogFormat asked_log_format(int argc, const char* const* argv);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_OUTPUT_OPTIONS_H
