/** @file xapian_library.h
 *  File names of libxapian. THREADS: pure functions. */
#ifndef NEARDUP_HOOK_XAPIAN_LIBRARY_H
#define NEARDUP_HOOK_XAPIAN_LIBRARY_H

#include <string>

namespace neardup {

/** The name of a libxapian up to its interface number, "libxapian.so.30"; empty for the path of another file. */
inline std::string xapian_library(const std::string& path) {
  const std::string start = "libxapian.so.";
  const std::string name = path.substr(path.rfind('/') + 1);
  return name.rfind(start, 0) == 0 ? name.substr(0, name.find('.', start.size())) : std::string();
}

}  // namespace neardup

#endif  // NEARDUP_HOOK_XAPIAN_LIBRARY_H
