#include "files/file_state.h"

#include <sys/stat.h>
#include <unistd.h>

namespace neardup {

FileState file_state(const struct stat& status) {
  return {{static_cast<std::uint64_t>(status.st_dev), static_cast<std::uint64_t>(status.st_ino)},
          static_cast<std::uint64_t>(status.st_size),
          status.st_mtim.tv_sec,
          status.st_mtim.tv_nsec};
}

std::optional<FileState> state_of_file(const std::string& path) {
  struct stat status {};
  if ((path == "-" ? ::fstat(STDIN_FILENO, &status) : ::stat(path.c_str(), &status)) != 0) return std::nullopt;
  if (!S_ISREG(status.st_mode)) return std::nullopt;
  return file_state(status);
}

}  // namespace neardup
