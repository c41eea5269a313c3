/** @file input_errors.h
 *  The messages of `index` about inputs that it cannot read. THREADS: pure functions. */
#ifndef NEARDUP_CLI_INDEXING_INPUT_ERRORS_H
#define NEARDUP_CLI_INDEXING_INPUT_ERRORS_H

#include <cstddef>
#include <cstdint>
#include <exception>
#include <string>

namespace neardup::cli {

/** The message for an input over --max-size. */
std::string too_large_message(std::uint64_t bytes, std::size_t max_bytes);

/** Why an input was not read; for one that is too large, with the option that sets the limit. */
std::string reason_of(const std::exception& error);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_INPUT_ERRORS_H
