/** @file open_file.h
 *  An open file for reading, and a whole one in memory; which file a name stands for, and whether it has changed.
 *  THREADS: a file by one at a time. */
#ifndef NEARDUP_INTAKE_FILES_OPEN_FILE_H
#define NEARDUP_INTAKE_FILES_OPEN_FILE_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "programs/child_process.h"

struct stat;

namespace neardup {

/** Device and inode: equal for all names of one file. */
using FileIdentity = std::pair<std::uint64_t, std::uint64_t>;

/** What changes when somebody writes to a file or puts another one in its place. */
struct FileState {
  FileIdentity identity;
  std::uint64_t size = 0;        ///< bytes
  std::int64_t modified = 0;     ///< seconds since 1970
  std::int64_t nanoseconds = 0;  ///< of `modified`, 0 to 999,999,999

  bool operator==(const FileState& other) const {
    return identity == other.identity && size == other.size && modified == other.modified &&
           nanoseconds == other.nanoseconds;
  }
  bool operator!=(const FileState& other) const { return !(*this == other); }
};

/** @param status  of stat() or fstat(). */
FileState file_state(const struct stat& status);

/** The state of a regular file, of a link that of its target.
 *  @param path  "-" is standard input. @return nothing if no such file is there, or if it is a pipe or a folder. */
std::optional<FileState> state_of_file(const std::string& path);

/** How to treat pipes and devices. */
enum class Pipes {
  kRefused,  ///< refused, so that a pipe in place of a file does not block the program
  kRead      ///< read; opening a pipe waits for its writer
};

class OpenFile {
 public:
  /** @param path  "-" is standard input, which may always be a pipe.
   *  @exception std::system_error if the file cannot be opened; std::runtime_error if it is a folder or a refused
   *             pipe. No message of this class names the file. */
  OpenFile(const std::string& path, Pipes pipes);

  /** False for pipes and devices. */
  bool is_regular() const { return regular_; }

  /** Size in bytes when the file was opened; 0 for pipes and devices. */
  std::uint64_t size() const { return regular_ ? state_.size : 0; }

  /** Whether somebody has written to the file since it was opened. Always false for pipes and devices. */
  bool has_changed() const;

  /** @return bytes read, up to `size`; 0 at the end.
   *  @exception std::system_error if reading fails, or a signal arrives before any data. */
  std::size_t read(char* buffer, std::size_t size) const;

  /** Read from an offset of a regular file; does not affect read(). */
  std::size_t read_at(std::uint64_t place, char* buffer, std::size_t size) const;

  /** The offset of the next read(); 0 if unknown. */
  std::uint64_t place() const;

  /** Store the unread rest in a file without a name, in TMPDIR or /tmp, and read from there.
   *  @param beginning  the part that has been read already.
   *  @param checking   called for each block; may throw.
   *  @exception std::system_error naming the folder if there is not enough space. */
  void keep_in_file(const std::string& beginning, const std::function<void()>& checking);

 private:
  Descriptor descriptor_;
  bool regular_ = false;
  FileState state_;
};

/** Read a whole file, or standard input for "-".
 *  @param max_bytes  limit of its size.
 *  @exception std::system_error if it cannot be read; TooLarge (file_errors.h) if it is larger;
 *             std::runtime_error for a folder or a refused pipe. Messages do not name the file. */
std::string file_content(const std::string& path, std::size_t max_bytes, Pipes pipes = Pipes::kRefused);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_OPEN_FILE_H
