/** @file hookability.h
 *  Tells from the header of a program's ELF file, without running it, whether the program can be hooked.
 */
#ifndef NEARDUP_CLI_HOOKING_HOOKABILITY_H
#define NEARDUP_CLI_HOOKING_HOOKABILITY_H

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

/** Whether a program can be hooked, or why not. */
struct Hookability {
  std::string obstacle;  ///< why it cannot be hooked, with the remedy; empty if it can
  std::string library;   ///< the libxapian that it is linked to, "libxapian.so.30"; empty for an interpreter
};

/** Examine a program file: its mode, its ELF header, and the libraries that the dynamic loader would load. The
 *  loader runs for this only if it is also the loader of this program, so that no foreign code runs.
 *  @param executable  path of a file that is not a script. */
Hookability hookability(const std::string& executable);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_HOOKING_HOOKABILITY_H
