#include "repair/icu_library.h"

#include <unicode/uchar.h>
#include <unicode/uversion.h>

#include <new>
#include <stdexcept>

namespace neardup {

namespace {

std::string version_string(void (*get_version)(UVersionInfo)) {
  UVersionInfo version;
  char text[U_MAX_VERSION_STRING_LENGTH];
  get_version(version);
  u_versionToString(version, text);
  return text;
}

}  // namespace

std::string icu_version() {
  return "ICU " + version_string(u_getVersion) + ", Unicode " + version_string(u_getUnicodeVersion);
}

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
