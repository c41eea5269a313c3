#include "errors/damage_errors.h"

#include <stdexcept>
#include <string>

#include <xapian.h>

namespace neardup::cli {

namespace {

/** Xapian says most of what it finds wrong in a file by an error of no particular class. */
bool tells_of_damage(const Xapian::Error& error) {
  if (error.get_error_string() != nullptr) return false;  // the system refused something
  const std::string type = error.get_type();
  return type == "DatabaseError" || type == "DocNotFoundError" || type == "RangeError" || type == "InternalError";
}

}  // namespace

void read_what_may_be_damaged(const std::function<void()>& read) {
  try {
    read();
  } catch (const Xapian::Error& error) {
    if (!tells_of_damage(error)) throw;
    throw Xapian::DatabaseCorruptError(error.get_msg());
  } catch (const std::length_error& error) {
    throw Xapian::DatabaseCorruptError("a length that cannot be: " + std::string(error.what()));
  }
}

}  // namespace neardup::cli
