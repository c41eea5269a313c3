#include "files/canonical_path.h"

#include <filesystem>
#include <system_error>

namespace neardup {

std::string canonical_path(const std::string& path) {
  std::filesystem::path canonical = "/";
  for (const std::filesystem::path& part : std::filesystem::absolute(path).relative_path()) {
    if (part.empty() || part == ".") continue;
    if (part != "..") {
      canonical /= part;
      continue;
    }
    std::error_code error;  // the folder above a link is the one above its target
    if (std::filesystem::is_symlink(canonical, error)) {
      const std::filesystem::path target = std::filesystem::canonical(canonical, error);
      if (!error) canonical = target;
    }
    canonical = canonical.parent_path();
  }
  return canonical.string();
}

}  // namespace neardup
