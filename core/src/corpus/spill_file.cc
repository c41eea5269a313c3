#include "corpus/spill_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <stdexcept>

namespace neardup {

SpillFile::~SpillFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

void SpillFile::fail(int reason) const {
  throw SpillError(reason, std::generic_category(),
                   "cannot keep data in '" + folder_ + "', set TMPDIR to a folder with room");
}

void SpillFile::open() {
  const char* named = std::getenv("TMPDIR");
  folder_ = named != nullptr && *named != '\0' ? named : "/tmp";
  descriptor_ = ::open(folder_.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (descriptor_ >= 0) return;
  std::string name = folder_ + "/neardup-XXXXXX";  // of a file system without O_TMPFILE
  descriptor_ = ::mkstemp(name.data());
  if (descriptor_ < 0) fail(errno);
  ::unlink(name.c_str());
}

std::uint64_t SpillFile::append(const void* bytes, std::size_t count) {
  if (descriptor_ < 0) open();
  const std::uint64_t begin = size_;
  const char* next = static_cast<const char*>(bytes);
  while (count != 0) {
    const ssize_t written = ::pwrite(descriptor_, next, count, static_cast<off_t>(size_));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) fail(written == 0 ? ENOSPC : errno);
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
    if (got < 0) fail(errno);
    if (got == 0) throw std::runtime_error("a file in '" + folder_ + "' was cut off");
    next += got;
    count -= static_cast<std::size_t>(got);
    place += static_cast<std::uint64_t>(got);
  }
}

}  // namespace neardup
