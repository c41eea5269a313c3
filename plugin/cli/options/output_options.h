/** @file output_options.h
 *  What is read of a command line before it is parsed. THREADS: pure functions. */
#ifndef NEARDUP_CLI_OPTIONS_OUTPUT_OPTIONS_H
#define NEARDUP_CLI_OPTIONS_OUTPUT_OPTIONS_H

#include "output/log_format.h"

namespace neardup::cli {

/** The --log-format of a command line that is not parsed yet, so that its errors are reported in this format, too.
 *  @param argv  [argc] the program's name first. Arguments after "--" belong to another program.
 *  @return text without --log-format, or if the format is unknown. */
LogFormat asked_log_format(int argc, const char* const* argv);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_OUTPUT_OPTIONS_H
