/** @file guarded_call.h
 *  Turns C++ exceptions into a status and a message for C. Internal. */
#ifndef NEARDUP_C_GUARDED_CALL_H
#define NEARDUP_C_GUARDED_CALL_H

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

#include "neardup.h"

namespace neardup::c {

/** An error with its own status; those of arguments are std::invalid_argument. */
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

/** The object of a pointer. @exception std::invalid_argument if the pointer is null; names the argument. */
template <typename Argument>
Argument& required(Argument* pointer, const char* name) {
  if (pointer == nullptr) throw std::invalid_argument(std::string(name) + " is null");
  return *pointer;
}

/** Bytes that no process has: its addresses have 47 bits. */
constexpr std::size_t kMostMemory = PTRDIFF_MAX < (std::uint64_t{1} << 47U) ? PTRDIFF_MAX : std::uint64_t{1} << 47U;

/** @param each  elements of an item. @exception std::invalid_argument for null with a count, and for an impossible count. */
template <typename Element>
void require_array(const Element* array, std::size_t count, const char* name, std::size_t each = 1) {
  const std::size_t most = kMostMemory / (each * sizeof(Element));
  if (count > most) {
    throw std::invalid_argument(std::string(name) + ": count is " + std::to_string(count) + ", must be at most " +
                                std::to_string(most));
  }
  if (count != 0) required(array, name);
}

/** The same for work that gives a result.
 *  @param given  gets the result; null or zeros until the work is done. @param name  of the argument.
 *  @param work   returns the result, or the bare pointer that the caller frees. */
template <typename Result, typename Work>
neardup_status guarded(neardup_error* error, Result* given, const char* name, const Work& work) noexcept {
  if (given != nullptr) *given = {};
  return guarded(error, [&] {
    Result& result = required(given, name);
    result = work();
  });
}

/** The bytes of a text, which must outlive them. */
inline neardup_bytes bytes_of(const std::string& text) {
  return {text.data(), text.size()};
}

/** The caller's bytes. @exception std::invalid_argument for null with a size, and for an impossible size. */
std::string_view bytes(const char* data, std::size_t size, const char* name);

}  // namespace neardup::c

#endif  // NEARDUP_C_GUARDED_CALL_H
