#include "databases/named_databases.h"

#include <cstddef>
#include <filesystem>
#include <set>
#include <system_error>

namespace neardup::cli {

namespace {

namespace fs = std::filesystem;

bool is_database(const std::string& path) {
  std::error_code error;
  return fs::exists(fs::path(path) / "iamglass", error);
}

}  // namespace

std::vector<std::string> named_databases(const std::vector<std::string>& arguments) {
  std::vector<std::string> databases;
  std::set<std::string> seen;
  for (const std::string& argument : arguments) {
    const std::size_t equals = argument.rfind('-', 0) == 0 ? argument.find('=') : std::string::npos;
    const std::string path = equals == std::string::npos ? argument : argument.substr(equals + 1);
    if (!path.empty() && is_database(path) && seen.insert(fs::canonical(path).string()).second)
      databases.push_back(path);
  }
  return databases;
}

}  // namespace neardup::cli
