/** @file memory_file.h
 *  A file in memory, for readers that take a path. THREADS: one at a time. */
#ifndef NEARDUP_TESTS_FUZZ_MEMORY_FILE_H
#define NEARDUP_TESTS_FUZZ_MEMORY_FILE_H

#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <string_view>
#include <system_error>

namespace neardup::fuzz {

class MemoryFile {
 public:
  /** @exception std::system_error if the system has no such files. */
  MemoryFile() : descriptor_(::memfd_create("fuzz", MFD_CLOEXEC)) {
    if (descriptor_ < 0) throw std::system_error(errno, std::generic_category(), "memfd_create");
    path_ = "/proc/self/fd/" + std::to_string(descriptor_);
  }
  ~MemoryFile() { ::close(descriptor_); }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;

  /** The path of a file of these bytes, until the next call. */
  const std::string& with(std::string_view bytes) {
    const bool written = ::ftruncate(descriptor_, 0) == 0 &&
                         ::pwrite(descriptor_, bytes.data(), bytes.size(), 0) == static_cast<ssize_t>(bytes.size());
    if (!written) throw std::system_error(errno, std::generic_category(), "pwrite");
    return path_;
  }

 private:
  int descriptor_;
  std::string path_;
};

}  // namespace neardup::fuzz

#endif  // NEARDUP_TESTS_FUZZ_MEMORY_FILE_H
