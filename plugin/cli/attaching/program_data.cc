#include "attaching/program_data.h"

namespace neardup::cli {

namespace fs = std::filesystem;

fs::path own_program() {
  return fs::read_symlink("/proc/self/exe");
}

std::optional<fs::path> program_data(const std::string& folder) {
  for (const std::string& above : {std::string(".."), std::string(NEARDUP_DATA_FROM_PROGRAMS "/xapian-neardup")}) {
    const fs::path path = (own_program().parent_path() / above / folder).lexically_normal();
    if (fs::is_directory(path)) return path;
  }
  return std::nullopt;
}

}  // namespace neardup::cli
