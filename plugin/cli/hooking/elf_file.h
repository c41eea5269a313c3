/** @file elf_file.h
 *  What the head of an ELF file says about how it is loaded. */
#ifndef NEARDUP_CLI_HOOKING_ELF_FILE_H
#define NEARDUP_CLI_HOOKING_ELF_FILE_H

#include <cstdint>
#include <optional>
#include <string>

namespace neardup::cli {

struct ElfFile {
  std::uint8_t word_size;  ///< 1: 32 bits, 2: 64 bits
  std::uint16_t machine;   ///< EM_X86_64, ...
  std::string loader;      ///< path of the dynamic loader; empty for a static program, or one of another word size
};

/** Nothing if it is no ELF file, or a damaged one. */
std::optional<ElfFile> read_elf_file(const std::string& path);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_HOOKING_ELF_FILE_H
