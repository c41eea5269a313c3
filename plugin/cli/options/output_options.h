/** @file output_options.h
 *  The options that say how a command writes: its listing on stdout, its messages on stderr. THREADS: pure functions. */
#ifndef NEARDUP_CLI_OPTIONS_OUTPUT_OPTIONS_H
#define NEARDUP_CLI_OPTIONS_OUTPUT_OPTIONS_H

#include "options/command_line.h"
#include "output/listing.h"
#include "output/log_format.h"

namespace neardup::cli {

/** Add --format and --no-header, which is refused without tab-separated values. */
void add_listing_options(CLI::App& command, ListingOptions& options);

/** Add --log-format. */
void add_log_format_option(CLI::App& command, LogFormat& format);

/** The format that a command line asks for, so that what is wrong with the command line is said in it too.
 *  @param argv  [argc] the program's name first; arguments behind "--" are another program's. Without --log-format, or
 *               with a format that there is not: text. */
LogFormat asked_log_format(int argc, const char* const* argv);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_OUTPUT_OPTIONS_H
