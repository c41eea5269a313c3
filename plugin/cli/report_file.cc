#include "report_file.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

#include <unistd.h>

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

}  // namespace neardup::cli
