#include "hooking/elf_file.h"

#include <elf.h>
#include <link.h>

#include <cstring>
#include <fstream>

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

}  // namespace

std::optional<ElfFile> read_elf_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  ElfW(Ehdr) head;
  if (!read_at(file, 0, head) || std::memcmp(head.e_ident, ELFMAG, SELFMAG) != 0) return std::nullopt;
  ElfFile elf{head.e_ident[EI_CLASS], head.e_machine, {}};
  if (elf.word_size == kOwnWordSize) elf.loader = loader_of(file, head);
  return elf;
}

}  // namespace neardup::cli
