#include "records/input_format.h"

#include <filesystem>
#include <optional>
#include <set>

#include "formats/text_format.h"

namespace neardup::cli {

InputFormat format_of_input(const std::string& path) {
  static const std::set<std::string> kCompressed{"gz", "bz2", "xz", "zst", "lz4"};
  if (path == "-") return InputFormat::kLines;
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) return InputFormat::kFiles;
  const std::optional<ContainerFormat> container = format_of_name(path).container;
  if (container == ContainerFormat::kMbox || container == ContainerFormat::kWarc) return InputFormat::kFiles;
  std::string suffix = file_suffix(path);
  if (kCompressed.count(suffix) != 0) suffix = file_suffix(path.substr(0, path.rfind('.')));
  if (suffix == "jsonl" || suffix == "ndjson") return InputFormat::kJsonLines;
  if (suffix == "csv") return InputFormat::kCsv;
  if (suffix == "tsv") return InputFormat::kTsv;
  return InputFormat::kLines;
}

}  // namespace neardup::cli
