// A check for counts on the command line: CLI11 alone turns -1 into the largest number.
// THREADS: no shared state.

#ifndef NEARDUP_CLI_OPTIONS_WHOLE_NUMBER_H
#define NEARDUP_CLI_OPTIONS_WHOLE_NUMBER_H

#include <cstdint>
#include <limits>

#include <CLI/CLI.hpp>

namespace neardup::cli {

/** The largest number of documents, docid or slot in Xapian. */
constexpr std::uint64_t kMostInXapian = std::numeric_limits<std::uint32_t>::max();

/** A check for options: decimal digits only, `least` to `most`. */
CLI::Validator whole_number(std::uint64_t least, std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_WHOLE_NUMBER_H
