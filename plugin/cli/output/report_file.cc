#include "output/report_file.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include <unistd.h>

#include "errors/exit_codes.h"
#include "output/whole_file.h"

namespace neardup::cli {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void throw_unwritten(const std::string& path, int reason) {
  throw std::system_error(reason, std::generic_category(), "cannot write '" + path + "'");
}

}  // namespace

void write_report_file(const std::string& path, const std::string& content) {
  if (path.empty()) throw_unwritten(path, ENOENT);
  WholeFile file(path);
  file.write(content);
  file.finish();
}

void require_writable(const std::string& path) {
  if (fs::is_directory(path)) throw_unwritten(path, EISDIR);
  const bool special = fs::exists(path) && !fs::is_regular_file(path);
  const fs::path folder = fs::absolute(fs::weakly_canonical(path)).parent_path();
  if (!special && !fs::exists(folder)) {
    throw std::system_error(ENOENT, std::generic_category(),
                            "cannot write '" + path + "': create the folder '" + folder.string() + "' first");
  }
  if (::access(special ? path.c_str() : folder.c_str(), W_OK) != 0) throw_unwritten(path, errno);
}

void require_no_input(const std::string& path, const std::vector<std::string>& inputs) {
  if (path == "-") throw UsageError("standard output is used by the other results; name a file, such as ./-");
  const fs::path target = fs::weakly_canonical(path);
  for (const std::string& input : inputs) {
    std::error_code error;
    const fs::path existing = fs::canonical(input, error);
    if (error) continue;
    const auto end = std::mismatch(existing.begin(), existing.end(), target.begin(), target.end()).first;
    if (end == existing.end())
      throw UsageError("'" + path + "' would overwrite '" + input + "', which is an input; name another file");
  }
}

}  // namespace neardup::cli
