#include "errors/xapian_errors.h"

#include <cstring>
#include <stdexcept>
#include <string>

namespace neardup::cli {

namespace {

/** Whether an error tells of damage: Xapian reports most damage with errors of general classes. */
bool tells_of_damage(const Xapian::Error& error) {
  if (error.get_error_string() != nullptr) return false;  // the system refused something
  const std::string type = error.get_type();
  return type == "DatabaseError" || type == "DocNotFoundError" || type == "RangeError" || type == "InternalError";
}

}  // namespace

bool has_reason(const Xapian::Error& error, int number) {
  const char* const words = error.get_error_string();
  return words != nullptr && std::strcmp(words, std::strerror(number)) == 0;
}

bool is_held(const Xapian::DatabaseLockError& error) {
  return error.get_msg().find("already locked") != std::string::npos;  // Xapian's words
}

void read_what_may_be_damaged(const std::function<void()>& read) {
  try {
    read();
  } catch (const Xapian::Error& error) {
    if (!tells_of_damage(error)) throw;
    throw Xapian::DatabaseCorruptError(error.get_msg());
  } catch (const std::length_error& error) {
    throw Xapian::DatabaseCorruptError("impossible length: " + std::string(error.what()));
  }
}

}  // namespace neardup::cli
