#include "database/durable_names.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace neardup {

namespace {

std::error_code reason(int error) {
  return {error, std::generic_category()};
}

std::error_code sync(const std::filesystem::path& path, int flags) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | flags);
  if (descriptor < 0) return reason(errno);
  const int failed = ::fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno;
  ::close(descriptor);
  return reason(failed);
}

}  // namespace

std::error_code sync_path(const std::filesystem::path& path) {
  return sync(path, 0);
}

std::error_code sync_names_in(const std::filesystem::path& folder) {
  const std::error_code failed = sync(folder.empty() ? std::filesystem::path(".") : folder, O_DIRECTORY);
  const bool has_none = failed == std::errc::no_such_file_or_directory;
  return has_none || failed == std::errc::permission_denied ? std::error_code() : failed;
}

std::error_code sync_name(const std::filesystem::path& path) {
  return sync_names_in(path.parent_path());
}

std::error_code create_folders(const std::filesystem::path& folder) {
  std::error_code failed;
  if (folder.empty() || std::filesystem::is_directory(folder, failed)) return {};
  failed = create_folders(folder.parent_path());
  if (failed) return failed;
  std::filesystem::create_directory(folder, failed);
  return failed ? failed : sync_name(folder);
}

}  // namespace neardup
