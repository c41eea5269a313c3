#include "corpus/spill_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <stdexcept>

namespace neardup {

std::string temporary_folder() {
  const char* const named = std::getenv("TMPDIR");
  if (named != nullptr && *named != '\0') return named;
  return ::access("/var/tmp", W_OK | X_OK) == 0 ? "/var/tmp" : "/tmp";
}

int open_nameless_file(const std::string& folder) {
  const int unnamed = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (unnamed >= 0) return unnamed;
  std::string name = folder + "/neardup-XXXXXX";  // of a file system without O_TMPFILE
  const int descriptor = ::mkostemp(name.data(), O_CLOEXEC);
  if (descriptor >= 0) ::unlink(name.c_str());
  return descriptor;
}

SpillFile::~SpillFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

void SpillFile::fail_to_keep(int reason) const {
  throw SpillError(reason, std::generic_category(),
                   "cannot keep data in '" + folder_ + "', set TMPDIR to a folder with room");
}

void SpillFile::open() {
  folder_ = temporary_folder();
  descriptor_ = open_nameless_file(folder_);
  if (descriptor_ < 0) fail_to_keep(errno);
}

std::uint64_t SpillFile::append(const void* bytes, std::size_t count) {
  if (descriptor_ < 0) open();
  const std::uint64_t begin = size_;
  const char* next = static_cast<const char*>(bytes);
  while (count != 0) {
    const ssize_t written = ::pwrite(descriptor_, next, count, static_cast<off_t>(size_));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) fail_to_keep(written == 0 ? ENOSPC : errno);
    next += written;
    count -= static_cast<std::size_t>(written);
    size_ += static_cast<std::uint64_t>(written);
  }
  return begin;
}

void SpillFile::read(std::uint64_t place, void* bytes, std::size_t count) const {
  char* next = static_cast<char*>(bytes);
  while (count != 0) {
    const ssize_t got = ::pread(descriptor_, next, count, static_cast<off_t>(place));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) throw SpillError(errno, std::generic_category(), "cannot read what was kept in '" + folder_ + "'");
    if (got == 0) throw std::runtime_error("a file in '" + folder_ + "' was cut off");
    next += got;
    count -= static_cast<std::size_t>(got);
    place += static_cast<std::uint64_t>(got);
  }
}

}  // namespace neardup
