/** @file elf_file.h
 *  Reads from the header of an ELF file how the file is loaded. */
#ifndef NEARDUP_CLI_HOOKING_ELF_FILE_H
#define NEARDUP_CLI_HOOKING_ELF_FILE_H

#include <cstdint>
#include <optional>
#include <string>

namespace neardup::cli {

struct ElfFile {
  std::uint8_t word_size;  ///< 1: 32 bits, 2: 64 bits
  std::uint16_t machine;   ///< EM_X86_64, ...
  std::string loader;      ///< path of the dynamic loader; empty for a static program and for another word size
};

/** Parse a file; nothing for a damaged file or one that is not ELF. */
std::optional<ElfFile> read_elf_file(const std::string& path);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_HOOKING_ELF_FILE_H
