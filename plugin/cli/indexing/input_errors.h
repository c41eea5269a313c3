/** @file input_errors.h
 *  The messages about inputs that cannot be read. THREADS: pure function. */
#ifndef NEARDUP_CLI_INDEXING_INPUT_ERRORS_H
#define NEARDUP_CLI_INDEXING_INPUT_ERRORS_H

#include <exception>
#include <string>

namespace neardup::cli {

/** Why an input was not read; for one that is too large, with the option that sets the limit. */
std::string reason_of(const std::exception& error);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_INPUT_ERRORS_H
