/** @file standard_error.h
 *  Writes messages to stderr. THREADS: any. */
#ifndef NEARDUP_CLI_OUTPUT_STANDARD_ERROR_H
#define NEARDUP_CLI_OUTPUT_STANDARD_ERROR_H

#include <cstdio>
#include <string>

namespace neardup::cli {

/** Write a text unchanged. Errors are ignored: a command does not fail because nobody reads stderr. */
inline void write_to_stderr(const std::string& text) {
  static_cast<void>(std::fwrite(text.data(), 1, text.size(), stderr));
}

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_STANDARD_ERROR_H
