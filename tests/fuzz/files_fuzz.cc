// Any bytes as files that commands look into: programs, Omega's configuration.

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "fuzz_target.h"
#include "hooking/hookability.h"
#include "memory_file.h"
#include "omega/omega_configuration.h"

namespace neardup::fuzz {
namespace {

using namespace cli;

void check_program(Input& input) {
  static MemoryFile file;
  const std::string_view bytes = input.rest();
  const std::optional<ElfFile> elf = read_elf_file(file.with(bytes));
  require(!elf || bytes.substr(0, 4) ==
                      "\x7f"
                      "ELF",
          "an ELF file begins as one");
  require(!elf || elf->loader.size() + (fault_is_planted() ? 4096 : 0) <= 4096,
          "the path of a loader is no longer than a path can be");
  require(!elf || bytes.find(elf->loader) != std::string_view::npos, "the path of a loader is of the file");
}

void check_configuration(Input& input) {
  const std::string_view bytes = input.rest();
  const std::string databases = omega_setting(bytes, "database_dir");
  for (const std::string& folder : {databases, omega_setting(bytes, "template_dir")}) {
    require(folder.find('\n') == std::string::npos && bytes.find(folder) != std::string_view::npos,
            "a folder is one line of the file");
  }
  const std::string later = std::string(bytes) + "\n template_dir\t/x y \r\n#template_dir /z\n";
  require(omega_setting(later, "template_dir") == "/x y", "of a name given twice the last counts");
  require(omega_setting(later, "database_dir") == databases, "a line says one name");
}

}  // namespace
}  // namespace neardup::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
  using namespace neardup::fuzz;
  constexpr void (*kChecks[])(Input&) = {check_program, check_configuration};
  return run_one(kChecks, bytes, count);
}
