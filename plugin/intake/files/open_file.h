/** @file open_file.h
 *  A file that is open for reading. THREADS: one at a time. */
#ifndef NEARDUP_INTAKE_FILES_OPEN_FILE_H
#define NEARDUP_INTAKE_FILES_OPEN_FILE_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "programs/descriptor.h"

namespace neardup {

/** What becomes of pipes and devices. */
enum class Pipes {
  kRefused,  ///< at once: one that took a file's place must not hold everything up
  kRead      ///< as they come; opening one waits for who writes it
};

class OpenFile {
 public:
  /** @param path  "-" is standard input, which may be a pipe in any case.
   *  @exception std::system_error if it cannot be opened; std::runtime_error if it is a folder, or a pipe that is
   *             refused. All of this class without the file's name. */
  OpenFile(const std::string& path, Pipes pipes);

  /** False for pipes and devices. */
  bool is_regular() const { return regular_; }

  /** Bytes, when it was opened; 0 for what is no regular file. */
  std::uint64_t size() const { return size_; }

  /** Seconds since 1970. */
  std::int64_t modified() const { return modified_; }

  /** @return bytes read, up to `size`; 0 at the end.
   *  @exception std::system_error if it cannot be read, or a signal came before anything was there. */
  std::size_t read(char* buffer, std::size_t size) const;

  /** The same from a place of a regular file; read() does not notice. */
  std::size_t read_at(std::uint64_t place, char* buffer, std::size_t size) const;

  /** Where read() goes on; 0 if that cannot be known. */
  std::uint64_t place() const;

  /** Make of what is left to read a regular file without a name, in the folder for such files: TMPDIR or /tmp.
   *  @param beginning  what has been read already.
   *  @param checking   called for each block; may throw.
   *  @exception std::system_error that names the folder if there is no room. */
  void keep_in_file(const std::string& beginning, const std::function<void()>& checking);

 private:
  Descriptor descriptor_;
  bool regular_ = false;
  std::uint64_t size_ = 0;
  std::int64_t modified_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_OPEN_FILE_H
