/** @file spill_file.h
 *  A file without a name for what does not fit in memory. It vanishes with its object, however the program ends.
 *  THREADS: append() from one at a time; read() from several. */
#ifndef NEARDUP_CORE_CORPUS_SPILL_FILE_H
#define NEARDUP_CORE_CORPUS_SPILL_FILE_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <system_error>

namespace neardup {

/** The folder for such files is full, or cannot be written. */
class SpillError : public std::system_error {
 public:
  using std::system_error::system_error;
};

/** The folder for temporary files: TMPDIR, else /var/tmp, as /tmp may be in memory; else /tmp. */
std::string temporary_folder();

/** The descriptor of a new file without a name, which no program that is started inherits; -1 and errno if there is none. */
int open_nameless_file(const std::string& folder);

class SpillFile {
 public:
  /** The file is made by the first append(), in temporary_folder(). */
  SpillFile() = default;
  ~SpillFile();
  SpillFile(const SpillFile&) = delete;
  SpillFile& operator=(const SpillFile&) = delete;

  /** @return where the bytes begin in the file.
   *  @exception SpillError naming the folder. */
  std::uint64_t append(const void* bytes, std::size_t count);

  /** @exception SpillError; std::runtime_error if the file ends before. */
  void read(std::uint64_t place, void* bytes, std::size_t count) const;

  /** Bytes in the file. */
  std::uint64_t size() const { return size_; }

 private:
  void open();
  [[noreturn]] void fail_to_keep(int reason) const;

  int descriptor_ = -1;
  std::string folder_;
  std::uint64_t size_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_CORPUS_SPILL_FILE_H
