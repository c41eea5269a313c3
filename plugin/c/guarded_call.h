/** @file guarded_call.h
 *  Turns C++ exceptions into a status and a message for C. Internal. */
#ifndef NEARDUP_C_GUARDED_CALL_H
#define NEARDUP_C_GUARDED_CALL_H

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

#include "neardup.h"

namespace neardup::c {

/** An error with its own status. */
class Refusal : public std::runtime_error {
 public:
  Refusal(neardup_status status, const std::string& message) : std::runtime_error(message), status_(status) {}
  neardup_status status() const { return status_; }

 private:
  neardup_status status_;
};

/** The status of the current exception; writes its message. */
neardup_status explain_exception(neardup_error* error) noexcept;

/** Clears the message, does the work, and turns an exception into a status. */
template <typename Work>
neardup_status guarded(neardup_error* error, const Work& work) noexcept {
  if (error != nullptr) error->message[0] = '\0';
  try {
    work();
    return NEARDUP_OK;
  } catch (...) {
    return explain_exception(error);
  }
}

/** The object of a pointer. @exception Refusal if the pointer is null; names the argument. */
template <typename Argument>
Argument& required(Argument* pointer, const char* name) {
  if (pointer == nullptr) throw Refusal(NEARDUP_INVALID_ARGUMENT, std::string(name) + " is null");
  return *pointer;
}

/** The caller's bytes. @exception Refusal for null with a size, and for an impossible size. */
std::string_view bytes(const char* data, std::size_t size, const char* name);

}  // namespace neardup::c

#endif  // NEARDUP_C_GUARDED_CALL_H
