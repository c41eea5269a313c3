/** @file file_state.h
 *  Which file a name stands for, and whether it has changed. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FILES_FILE_STATE_H
#define NEARDUP_INTAKE_FILES_FILE_STATE_H

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

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

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_FILE_STATE_H
