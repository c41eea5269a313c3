// What the command line accepts as a count: CLI11 alone turns -1 into the largest number.
// Threads: no shared state.

#ifndef NEARDUP_CLI_WHOLE_NUMBER_H
#define NEARDUP_CLI_WHOLE_NUMBER_H

#include <cstdint>

#include <CLI/CLI.hpp>

namespace neardup::cli {

/** A check for options: decimal digits only, `least` or more. */
CLI::Validator whole_number(std::uint64_t least);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_WHOLE_NUMBER_H
