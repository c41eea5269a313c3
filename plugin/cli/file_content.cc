#include "file_content.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <stdexcept>
#include <system_error>

#include <fmt/format.h>

namespace neardup::cli {

namespace {

constexpr std::size_t kPieceOctets = std::size_t{1} << 16;

[[noreturn]] void throw_errno(const char* what) {
  throw std::system_error(errno, std::generic_category(), what);
}

class OpenFile {
 public:
  /** Not blocking: a pipe that took a file's place must not hold everything up. */
  explicit OpenFile(const std::string& path)
      : descriptor_(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)) {
    if (descriptor_ < 0) throw_errno("cannot open");
  }
  ~OpenFile() {
    if (descriptor_ != STDIN_FILENO) ::close(descriptor_);
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  bool is_standard_input() const { return descriptor_ == STDIN_FILENO; }

  struct stat status() const {
    struct stat status {};
    if (::fstat(descriptor_, &status) != 0) throw_errno("cannot examine");
    return status;
  }

  /** @return octets read; 0 at the end. */
  std::size_t read(char* buffer, std::size_t size) const {
    for (;;) {
      const ssize_t got = ::read(descriptor_, buffer, size);
      if (got >= 0) return static_cast<std::size_t>(got);
      if (errno != EINTR) throw_errno("cannot read");
    }
  }

 private:
  int descriptor_;
};

std::string read_all(const OpenFile& file, std::size_t expected, std::size_t max_octets) {
  std::string octets;
  octets.resize(std::min(expected, max_octets) + 1);  // one more, to see the end without growing
  std::size_t filled = 0;
  for (;;) {
    if (filled == octets.size()) octets.resize(octets.size() + std::max(octets.size() / 2, kPieceOctets));
    const std::size_t got = file.read(octets.data() + filled, octets.size() - filled);
    if (got == 0) break;
    filled += got;
    if (filled > max_octets) throw std::runtime_error(too_large_message(filled, max_octets));
  }
  octets.resize(filled);
  return octets;
}

}  // namespace

FileContent read_file_content(const std::string& path, std::size_t max_octets) {
  const OpenFile file(path);
  if (file.is_standard_input()) return {read_all(file, kPieceOctets, max_octets), 0};
  const struct stat status = file.status();
  if (S_ISDIR(status.st_mode)) throw std::runtime_error("is a folder");
  if (!S_ISREG(status.st_mode)) throw std::runtime_error("is no regular file");
  const auto size = static_cast<std::size_t>(status.st_size);
  if (size > max_octets) throw std::runtime_error(too_large_message(size, max_octets));
  return {read_all(file, size, max_octets), status.st_mtime};
}

std::string too_large_message(std::uint64_t octets, std::size_t max_octets) {
  return fmt::format("has {} octets or more, over --max-size {}; raise it to index this file", octets, max_octets);
}

}  // namespace neardup::cli
