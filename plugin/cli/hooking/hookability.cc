#include "hooking/hookability.h"

#include <elf.h>
#include <link.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <cstring>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "hook/xapian_library.h"
#include "programs/limited_program.h"

namespace neardup::cli {

namespace {

constexpr std::uint8_t kOwnWordSize = sizeof(void*) == 8 ? ELFCLASS64 : ELFCLASS32;

template <typename Record>
bool read_at(std::ifstream& file, std::uint64_t place, Record& record) {
  return file.seekg(static_cast<std::streamoff>(place)) && file.read(reinterpret_cast<char*>(&record), sizeof record);
}

std::string text_at(std::ifstream& file, std::uint64_t place, std::uint64_t bytes) {
  constexpr std::uint64_t kLongestPath = 4096;
  if (bytes == 0 || bytes > kLongestPath) return {};
  std::string text(bytes, '\0');
  if (!file.seekg(static_cast<std::streamoff>(place)) || !file.read(text.data(), static_cast<std::streamsize>(bytes))) {
    return {};
  }
  return text.c_str();  // up to its zero
}

std::string loader_of(std::ifstream& file, const ElfW(Ehdr) & head) {
  for (unsigned i = 0; i != head.e_phnum; ++i) {
    ElfW(Phdr) segment;
    if (!read_at(file, head.e_phoff + std::uint64_t{i} * head.e_phentsize, segment)) return {};
    if (segment.p_type == PT_INTERP) return text_at(file, segment.p_offset, segment.p_filesz);
  }
  return {};
}

/** The libxapian of this program, which is also the hook's. */
std::string own_xapian() {
  std::string found;
  ::dl_iterate_phdr(
      [](dl_phdr_info* info, std::size_t, void* result) {
        const std::string name = xapian_library(info->dlpi_name);
        if (!name.empty()) *static_cast<std::string*>(result) = name;
        return 0;
      },
      &found);
  return found;
}

/** Whether the kernel starts the program in secure mode: then the loader ignores LD_PRELOAD. */
bool is_privileged(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return false;
  if ((status.st_mode & S_ISUID) != 0 && status.st_uid != ::geteuid()) return true;
  if ((status.st_mode & S_ISGID) != 0 && status.st_gid != ::getegid()) return true;
  return ::geteuid() != 0 && ::getxattr(path.c_str(), "security.capability", nullptr, 0) > 0;
}

/** What the loader would load; empty if it refuses the program. */
std::string listed_libraries(const std::string& executable) {
  try {
    return limited_output({executable}, "", {}, {"LD_TRACE_LOADED_OBJECTS=1"});
  } catch (const std::runtime_error&) {
    return {};
  }
}

std::string loaded_xapian(const std::string& executable) {
  std::istringstream words(listed_libraries(executable));
  for (std::string word; words >> word;) {
    if (const std::string name = xapian_library(word); !name.empty()) return name;
  }
  return {};
}

/** Whether the program is an interpreter: scripts load libxapian at run time. */
bool is_interpreter(const std::string& path) {
  const std::string name = path.substr(path.rfind('/') + 1);
  for (const char* known : {"python", "perl", "ruby", "php", "tclsh", "lua", "java", "mono", "pypy"}) {
    if (name.rfind(known, 0) == 0) return true;
  }
  return false;
}

std::string obstacle_in_file(const std::string& executable) {
  const auto own = read_elf_file("/proc/self/exe");
  const auto elf = read_elf_file(executable);
  if (!own) return "this system's programs are not ELF files";
  if (!elf) return "it is not an ELF program";
  if (elf->word_size != own->word_size || elf->machine != own->machine) {
    return "it is built for another machine type than the hook";
  }
  if (elf->loader.empty()) return "it is linked statically; run 'xapian-neardup sign' on its database afterwards";
  if (elf->loader != own->loader) return "its loader is " + elf->loader + ", but the hook needs " + own->loader;
  if (is_privileged(executable)) {
    return "it runs with the rights of another user or group, or with capabilities; run it as that user, or run a copy";
  }
  return {};
}

}  // namespace

std::optional<ElfFile> read_elf_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  ElfW(Ehdr) head;
  if (!read_at(file, 0, head) || std::memcmp(head.e_ident, ELFMAG, SELFMAG) != 0) return std::nullopt;
  ElfFile elf{head.e_ident[EI_CLASS], head.e_machine, {}};
  if (elf.word_size == kOwnWordSize) elf.loader = loader_of(file, head);
  return elf;
}

Hookability hookability(const std::string& executable) {
  if (const std::string obstacle = obstacle_in_file(executable); !obstacle.empty()) return {obstacle, {}};
  const std::string library = loaded_xapian(executable);
  const std::string own = own_xapian();
  if (library.empty() && is_interpreter(executable)) return {};
  if (library.empty()) {
    return {"it is not linked to libxapian; if it starts an indexer, run that one with 'xapian-neardup run --'", {}};
  }
  if (library != own) return {"it uses " + library + ", but the hook is built for " + own, library};
  return {{}, library};
}

}  // namespace neardup::cli
