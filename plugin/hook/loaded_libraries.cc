#include "loaded_libraries.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstddef>
#include <vector>

#include "hook/xapian_library.h"

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

const char* names_of(const link_map& library) {
  for (const ElfW(Dyn)* entry = library.l_ld; entry->d_tag != DT_NULL; ++entry) {
    if (entry->d_tag != DT_STRTAB) continue;
    const ElfW(Addr) place = entry->d_un.d_ptr;
    return reinterpret_cast<const char*>(place < library.l_addr ? library.l_addr + place : place);
  }
  return nullptr;
}

namespace {

/** The libxapian that the hook is linked to, from its own list of libraries: with two versions in the process its
 *  calls may reach either. */
std::string own_xapian() {
  Dl_info info{};
  link_map* hook = nullptr;
  std::string (*const here)() = &other_xapian;
  if (::dladdr1(reinterpret_cast<const void*>(here), &info, reinterpret_cast<void**>(&hook), RTLD_DL_LINKMAP) == 0) {
    return {};
  }
  const char* const names = names_of(*hook);
  for (const ElfW(Dyn)* entry = hook->l_ld; names != nullptr && entry->d_tag != DT_NULL; ++entry) {
    if (entry->d_tag != DT_NEEDED) continue;
    if (const std::string name = xapian_library(names + entry->d_un.d_val); !name.empty()) return name;
  }
  return {};
}

std::vector<std::string> loaded_xapians() {
  std::vector<std::string> names;
  const auto add = [](dl_phdr_info* info, std::size_t, void* result) {
    const std::string name = xapian_library(info->dlpi_name);
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
    if (name != own) return "this program uses " + name + ", but the hook is built for " + own;
  }
  return {};
}

}  // namespace neardup::hook
