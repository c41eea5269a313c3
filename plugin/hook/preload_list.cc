#include "preload_list.h"

#include <algorithm>

namespace neardup::hook {

std::string preload_list_without(const std::string& list, const std::string& file_name) {
  std::string others;
  std::size_t begin = 0;
  while (begin < list.size()) {
    const std::size_t end = std::min(list.find_first_of(": ", begin), list.size());
    const std::string library = list.substr(begin, end - begin);
    begin = end + 1;
    if (library.empty() || library.substr(library.rfind('/') + 1) == file_name) continue;
    others += (others.empty() ? "" : ":") + library;
  }
  return others;
}

}  // namespace neardup::hook
