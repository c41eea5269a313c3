/** @file standard_error.h
 *  What is said beside a command's output. THREADS: any. */
#ifndef NEARDUP_CLI_OUTPUT_STANDARD_ERROR_H
#define NEARDUP_CLI_OUTPUT_STANDARD_ERROR_H

#include <cstdio>
#include <string>

namespace neardup::cli {

/** Write as it is. Where nobody listens nothing happens: a command does not fail for it, and ends with its own code. */
inline void write_to_stderr(const std::string& text) {
  static_cast<void>(std::fwrite(text.data(), 1, text.size(), stderr));
}

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_STANDARD_ERROR_H
