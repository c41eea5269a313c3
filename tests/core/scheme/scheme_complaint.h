/** @file scheme_complaint.h
 *  What is wrong with a scheme, in the words of its error. */
#ifndef NEARDUP_TESTS_CORE_SCHEME_SCHEME_COMPLAINT_H
#define NEARDUP_TESTS_CORE_SCHEME_SCHEME_COMPLAINT_H

#include <functional>
#include <stdexcept>
#include <string>

namespace neardup {

/** "nothing was thrown" if nothing is. */
inline std::string message_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "nothing was thrown";
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_CORE_SCHEME_SCHEME_COMPLAINT_H
