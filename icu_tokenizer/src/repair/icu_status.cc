#include "repair/icu_status.h"

#include <new>
#include <stdexcept>
#include <string>

namespace neardup {

void throw_if_failed(UErrorCode status, const char* task) {
  if (U_SUCCESS(status)) {
    return;
  }
  if (status == U_MEMORY_ALLOCATION_ERROR) {
    throw std::bad_alloc();
  }
  throw std::runtime_error(std::string("ICU cannot ") + task + ": " + u_errorName(status) +
                           "; check that ICU's data (libicudata, or the folder ICU_DATA names) is installed, complete "
                           "and of ICU " U_ICU_VERSION);
}

}  // namespace neardup
