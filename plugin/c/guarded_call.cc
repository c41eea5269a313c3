#include "guarded_call.h"

#include <cstring>
#include <new>

#include "bytes/utf8_characters.h"

namespace neardup::c {

namespace {

neardup_status explain_pair(neardup_error* error, neardup_status status, const char* message) noexcept {
  if (error == nullptr) return status;
  std::size_t size = std::strlen(message);
  if (size >= sizeof error->message) {
    size = sizeof error->message - 1;
    while (size != 0 && continues_character(message[size])) --size;
  }
  std::memcpy(error->message, message, size);
  error->message[size] = '\0';
  return status;
}

}  // namespace

neardup_status explain_exception(neardup_error* error) noexcept {
  try {
    throw;
  } catch (const Refusal& refusal) {
    return explain_pair(error, refusal.status(), refusal.what());
  } catch (const std::invalid_argument& invalid) {
    return explain_pair(error, NEARDUP_INVALID_ARGUMENT, invalid.what());
  } catch (const std::bad_alloc&) {
    return explain_pair(error, NEARDUP_OUT_OF_MEMORY, "out of memory");
  } catch (const std::length_error&) {
    return explain_pair(error, NEARDUP_OUT_OF_MEMORY, "out of memory");
  } catch (const std::exception& other) {
    return explain_pair(error, NEARDUP_INTERNAL, other.what());
  } catch (...) {
    return explain_pair(error, NEARDUP_INTERNAL, "unknown error");
  }
}

std::string_view bytes(const char* data, std::size_t size, const char* name) {
  if (size > kMostMemory) {
    throw std::invalid_argument(std::string(name) + " has " + std::to_string(size) + " bytes, must have at most " +
                                std::to_string(kMostMemory));
  }
  if (data == nullptr && size != 0) {
    throw std::invalid_argument(std::string(name) + " is null, but has " + std::to_string(size) + " bytes");
  }
  return data == nullptr ? std::string_view() : std::string_view(data, size);
}

}  // namespace neardup::c
