#include "files/open_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <stdexcept>
#include <system_error>

#include "corpus/spill_file.h"
#include "files/file_errors.h"

namespace neardup {

namespace {

constexpr std::size_t kPieceBytes = std::size_t{1} << 16;

[[noreturn]] void fail_to_keep(const std::string& folder) {
  const int reason = errno;
  throw std::system_error(reason, std::generic_category(),
                          "cannot store compressed standard input or a compressed pipe in '" + folder +
                              "'; set TMPDIR to a folder with enough space");
}

}  // namespace

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

OpenFile::OpenFile(const std::string& path, Pipes pipes)
    : descriptor_(open_to_read(path, pipes == Pipes::kRead ? 0 : O_NONBLOCK)) {
  if (descriptor_.number() < 0) throw_errno("cannot open");
  struct stat status {};
  if (::fstat(descriptor_.number(), &status) != 0) throw_errno("cannot examine");
  if (S_ISDIR(status.st_mode)) throw std::runtime_error("is a folder");
  regular_ = S_ISREG(status.st_mode);
  if (!regular_ && pipes == Pipes::kRefused && path != "-") throw std::runtime_error("is not a regular file");
  state_ = file_state(status);
}

bool OpenFile::has_changed() const {
  struct stat status {};
  return regular_ && (::fstat(descriptor_.number(), &status) != 0 || file_state(status) != state_);
}

std::size_t OpenFile::read(char* buffer, std::size_t size) const {
  const ssize_t got = ::read(descriptor_.number(), buffer, size);
  if (got < 0) throw_errno("cannot read");
  return static_cast<std::size_t>(got);
}

std::size_t OpenFile::read_at(std::uint64_t place, char* buffer, std::size_t size) const {
  const ssize_t got = ::pread(descriptor_.number(), buffer, size, static_cast<off_t>(place));
  if (got < 0) throw_errno("cannot read");
  return static_cast<std::size_t>(got);
}

std::uint64_t OpenFile::place() const {
  const off_t place = ::lseek(descriptor_.number(), 0, SEEK_CUR);
  return place < 0 ? 0 : static_cast<std::uint64_t>(place);
}

void OpenFile::keep_in_file(const std::string& beginning, const std::function<void()>& checking) {
  const std::string folder = temporary_folder();
  Descriptor kept(open_nameless_file(folder));
  if (kept.number() < 0 || !write_all(kept.number(), beginning)) fail_to_keep(folder);
  std::array<char, 65536> buffer;
  while (const std::size_t got = read(buffer.data(), buffer.size())) {
    checking();
    if (!write_all(kept.number(), {buffer.data(), got})) fail_to_keep(folder);
  }
  descriptor_.swap(kept);
  regular_ = true;
  ::lseek(descriptor_.number(), 0, SEEK_SET);
  struct stat status {};
  if (::fstat(descriptor_.number(), &status) != 0) throw_errno("cannot examine");
  state_ = file_state(status);
}

std::string file_content(const std::string& path, std::size_t max_bytes, Pipes pipes) {
  const OpenFile file(path, pipes);
  if (file.size() > max_bytes) throw TooLarge(file.size(), max_bytes);
  std::string bytes;
  bytes.resize(std::min<std::size_t>(file.size(), max_bytes) + 1);  // one more byte, to see the end without growing
  std::size_t filled = 0;
  for (;;) {
    if (filled == bytes.size()) bytes.resize(bytes.size() + std::max(bytes.size() / 2, kPieceBytes));
    const std::size_t got = file.read(bytes.data() + filled, bytes.size() - filled);
    if (got == 0) break;
    filled += got;
    if (filled > max_bytes) throw TooLarge(filled, max_bytes);
  }
  bytes.resize(filled);
  return bytes;
}

}  // namespace neardup
