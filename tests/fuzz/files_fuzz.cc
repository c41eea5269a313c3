// Any bytes as files that commands look into: lines, programs, Omega's configuration.

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "files/compression.h"
#include "files/line_reader.h"
#include "fuzz_target.h"
#include "hooking/elf_file.h"
#include "memory_file.h"
#include "omega/omega_configuration.h"

namespace neardup::fuzz {
namespace {

using namespace cli;

struct Line {
  std::string text;
  std::uint64_t number;
};

/** The lines of a file, by the header of LineReader alone: those that are too long have no text. */
std::vector<Line> lines_of(std::string_view bytes, std::size_t most) {
  std::vector<Line> lines;
  for (std::uint64_t number = 1; !bytes.empty(); ++number) {
    std::string_view text = bytes.substr(0, bytes.find('\n'));
    bytes.remove_prefix(std::min(text.size() + 1, bytes.size()));
    if (text.size() > most) {
      lines.push_back({"", number});
      continue;
    }
    if (!text.empty() && text.back() == '\r') text.remove_suffix(1);
    if (number == 1 && text.substr(0, 3) == "\xef\xbb\xbf") text.remove_prefix(3);
    if (text.find_first_not_of(" \t\r") != std::string_view::npos) lines.push_back({std::string(text), number});
  }
  return lines;
}

void read_compressed_lines(LineReader& reader, std::size_t most) {
  try {
    while (const std::optional<NumberedLine> line = reader.next()) {
      require(line->text.size() <= most, "lines of compressed data are within their bound");
    }
  } catch (const std::runtime_error&) {
    return;
  }
}

void check_lines(Input& input) {
  static MemoryFile file;
  const std::size_t most = input.byte();
  const std::string_view bytes = input.rest();
  const std::vector<Line> expected = lines_of(bytes, most + (fault_is_planted() ? 1 : 0));
  LineReader reader(file.with(bytes), most);
  if (compression_of(bytes) != Compression::kNone) return read_compressed_lines(reader, most);
  for (const Line& line : expected) {
    const std::optional<NumberedLine> next = reader.next();
    require(next && next->number == line.number && next->text == line.text, "lines are those of the file");
    require(next->too_long == line.text.empty(), "a line that is too long is said to be so");
  }
  require(!reader.next(), "a file has no more lines than its own");
  require(reader.share() == 1, "a file is read to its end");
}

void check_program(Input& input) {
  static MemoryFile file;
  const std::string_view bytes = input.rest();
  const std::optional<ElfFile> elf = read_elf_file(file.with(bytes));
  require(!elf || bytes.substr(0, 4) ==
                      "\x7f"
                      "ELF",
          "an ELF file begins as one");
  require(!elf || elf->loader.size() <= 4096, "the path of a loader is no longer than a path can be");
  require(!elf || bytes.find(elf->loader) != std::string_view::npos, "the path of a loader is of the file");
}

void check_configuration(Input& input) {
  const std::string_view bytes = input.rest();
  const OmegaConfiguration configuration = parse_omega_configuration(bytes);
  for (const std::string& folder : {configuration.database_dir, configuration.template_dir}) {
    require(folder.find('\n') == std::string::npos && bytes.find(folder) != std::string_view::npos,
            "a folder is one line of the file");
  }
  const std::string later = std::string(bytes) + "\n template_dir\t/x y \r\n#template_dir /z\n";
  require(parse_omega_configuration(later).template_dir == "/x y", "of a name given twice the last counts");
  require(parse_omega_configuration(later).database_dir == configuration.database_dir, "a line says one name");
}

}  // namespace
}  // namespace neardup::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
  using namespace neardup::fuzz;
  constexpr void (*kChecks[])(Input&) = {check_lines, check_program, check_configuration};
  return run_one(kChecks, bytes, count);
}
