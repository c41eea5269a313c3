#include "report_file.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

#include <unistd.h>

#include "exit_codes.h"

namespace neardup::cli {

void write_report_file(const std::string& path, const std::string& content) {
  const std::string unfinished = path + ".unfinished" + std::to_string(::getpid());
  std::ofstream file(unfinished, std::ios::binary | std::ios::trunc);
  file << content;
  file.close();
  if (file.fail()) {
    const int reason = errno;
    std::error_code ignored;
    std::filesystem::remove(unfinished, ignored);
    throw std::system_error(reason, std::generic_category(), "cannot write '" + path + "'");
  }
  std::filesystem::rename(unfinished, path);
}

void require_no_input(const std::string& path, const std::vector<std::string>& inputs) {
  namespace fs = std::filesystem;
  const fs::path target = fs::weakly_canonical(path);
  for (const std::string& input : inputs) {
    std::error_code error;
    const fs::path existing = fs::canonical(input, error);
    if (error) continue;
    const auto end = std::mismatch(existing.begin(), existing.end(), target.begin(), target.end()).first;
    if (end == existing.end()) throw UsageError("'" + path + "' would be written over '" + input + "', which is read");
  }
}

}  // namespace neardup::cli
