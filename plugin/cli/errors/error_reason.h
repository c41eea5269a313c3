/** @file error_reason.h
 *  The system error behind an error of Xapian. THREADS: a pure function. */
#ifndef NEARDUP_CLI_ERRORS_ERROR_REASON_H
#define NEARDUP_CLI_ERRORS_ERROR_REASON_H

#include <cstring>

#include <xapian.h>

namespace neardup::cli {

/** Whether an error was caused by this errno. Xapian keeps the text of the system error, not its number. */
inline bool has_reason(const Xapian::Error& error, int number) {
  const char* const words = error.get_error_string();
  return words != nullptr && std::strcmp(words, std::strerror(number)) == 0;
}

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ERRORS_ERROR_REASON_H
