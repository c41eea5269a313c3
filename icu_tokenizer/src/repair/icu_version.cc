#include "repair/icu_version.h"

#include <unicode/uchar.h>
#include <unicode/uversion.h>

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

}  // namespace neardup
