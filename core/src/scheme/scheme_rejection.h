/** @file scheme_rejection.h
 *  The error for a text that is no scheme. Internal. */
#ifndef NEARDUP_CORE_SCHEME_SCHEME_REJECTION_H
#define NEARDUP_CORE_SCHEME_SCHEME_REJECTION_H

#include <stdexcept>
#include <string>

namespace neardup {

/** @exception std::invalid_argument "scheme: " and the message. */
[[noreturn]] inline void reject(const std::string& message) {
  throw std::invalid_argument("scheme: " + message);
}

}  // namespace neardup

#endif  // NEARDUP_CORE_SCHEME_SCHEME_REJECTION_H
