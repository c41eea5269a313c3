#include "other_xapian.h"

#include <dlfcn.h>
#include <link.h>

#include <cstddef>
#include <string>
#include <vector>

#include <xapian.h>

#include "xapian_library.h"

namespace neardup::hook {

namespace {

/** The file that the hook's own calls go to. */
std::string own_xapian() {
  Dl_info info{};
  const char* (*const function)() = &Xapian::version_string;
  return ::dladdr(reinterpret_cast<const void*>(function), &info) == 0 ? "" : cli::xapian_library(info.dli_fname);
}

std::vector<std::string> loaded_xapians() {
  std::vector<std::string> names;
  const auto add = [](dl_phdr_info* info, std::size_t, void* result) {
    const std::string name = cli::xapian_library(info->dlpi_name);
    if (!name.empty()) static_cast<std::vector<std::string>*>(result)->push_back(name);
    return 0;
  };
  ::dl_iterate_phdr(add, &names);
  return names;
}

}  // namespace

std::string other_xapian() {
  const std::string own = own_xapian();
  if (own.empty()) return {};  // linked statically, as in tests
  for (const std::string& name : loaded_xapians()) {
    if (name != own) return "this program uses " + name + ", the hook is built for " + own;
  }
  return {};
}

}  // namespace neardup::hook
