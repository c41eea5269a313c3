// A check for numbers with a fraction on the command line, such as a share.
// THREADS: no shared state.

#ifndef NEARDUP_CLI_OPTIONS_NUMBER_RANGE_H
#define NEARDUP_CLI_OPTIONS_NUMBER_RANGE_H

#include <CLI/CLI.hpp>

namespace neardup::cli {

/** A check for options: a decimal number from `least` to `most`, both included. */
CLI::Validator number_between(double least, double most);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_NUMBER_RANGE_H
