#include "open_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <stdexcept>
#include <string_view>
#include <system_error>

namespace neardup::cli {

namespace {

[[noreturn]] void throw_errno(const char* what) {
  throw std::system_error(errno, std::generic_category(), what);
}

int opened(const std::string& path, Pipes pipes) {
  if (path == "-") return STDIN_FILENO;
  const int waiting = pipes == Pipes::kRead ? 0 : O_NONBLOCK;
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | waiting);
  if (descriptor < 0) throw_errno("cannot open");
  return descriptor;
}

void close_if_opened(int descriptor) {
  if (descriptor != STDIN_FILENO) ::close(descriptor);
}

/** A new file that nobody else sees, and that is gone when it is closed. */
int nameless_file() {
  std::string name = (std::filesystem::temp_directory_path() / "neardup-XXXXXX").string();
  const int descriptor = ::mkostemp(name.data(), O_CLOEXEC);
  if (descriptor < 0) throw_errno("cannot make a temporary file");
  ::unlink(name.c_str());
  return descriptor;
}

void write_all(int descriptor, std::string_view octets) {
  while (!octets.empty()) {
    const ssize_t written = ::write(descriptor, octets.data(), octets.size());
    if (written < 0) throw_errno("cannot write a temporary file");
    octets.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace

OpenFile::OpenFile(const std::string& path, Pipes pipes) : descriptor_(opened(path, pipes)) {
  try {
    struct stat status {};
    if (::fstat(descriptor_, &status) != 0) throw_errno("cannot examine");
    if (S_ISDIR(status.st_mode)) throw std::runtime_error("is a folder");
    regular_ = S_ISREG(status.st_mode);
    if (!regular_ && pipes == Pipes::kRefused && path != "-") throw std::runtime_error("is no regular file");
    if (regular_) size_ = static_cast<std::uint64_t>(status.st_size);
    modified_ = status.st_mtime;
  } catch (...) {
    close_if_opened(descriptor_);
    throw;
  }
}

OpenFile::~OpenFile() {
  close_if_opened(descriptor_);
}

std::size_t OpenFile::read(char* buffer, std::size_t size) const {
  const ssize_t got = ::read(descriptor_, buffer, size);
  if (got < 0) throw_errno("cannot read");
  return static_cast<std::size_t>(got);
}

std::size_t OpenFile::read_at(std::uint64_t place, char* buffer, std::size_t size) const {
  const ssize_t got = ::pread(descriptor_, buffer, size, static_cast<off_t>(place));
  if (got < 0) throw_errno("cannot read");
  return static_cast<std::size_t>(got);
}

std::uint64_t OpenFile::place() const {
  const off_t place = ::lseek(descriptor_, 0, SEEK_CUR);
  return place < 0 ? 0 : static_cast<std::uint64_t>(place);
}

void OpenFile::keep_in_file(const std::string& beginning) {
  const int kept = nameless_file();
  try {
    write_all(kept, beginning);
    std::array<char, 65536> buffer;
    while (const std::size_t got = read(buffer.data(), buffer.size())) write_all(kept, {buffer.data(), got});
  } catch (...) {
    ::close(kept);
    throw;
  }
  close_if_opened(descriptor_);
  descriptor_ = kept;
  regular_ = true;
  size_ = static_cast<std::uint64_t>(::lseek(kept, 0, SEEK_END));
  ::lseek(kept, 0, SEEK_SET);
}

}  // namespace neardup::cli
