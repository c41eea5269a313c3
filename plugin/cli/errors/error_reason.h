/** @file error_reason.h
 *  What the system said when Xapian could not do something. THREADS: a pure function. */
#ifndef NEARDUP_CLI_ERRORS_ERROR_REASON_H
#define NEARDUP_CLI_ERRORS_ERROR_REASON_H

#include <cstring>

#include <xapian.h>

namespace neardup::cli {

/** Whether an errno is the reason of an error. Xapian keeps its words, not the number. */
inline bool has_reason(const Xapian::Error& error, int number) {
  const char* const words = error.get_error_string();
  return words != nullptr && std::strcmp(words, std::strerror(number)) == 0;
}

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ERRORS_ERROR_REASON_H
