/** @file file_content.h
 *  The bytes of a file, and what its file system says of it. THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_FILES_FILE_CONTENT_H
#define NEARDUP_INTAKE_FILES_FILE_CONTENT_H

#include <cstddef>
#include <cstdint>
#include <string>

#include "files/open_file.h"

namespace neardup {

/** A file as it was read. */
struct FileContent {
  std::string bytes;
  std::int64_t modified = 0;  ///< seconds since 1970
};

/** Read a whole file, or standard input for "-".
 *  @param max_bytes  bound of its size.
 *  @exception std::system_error if it cannot be read; std::runtime_error if it is larger, a folder or a pipe that is
 *             refused. Both without the file's name. */
FileContent read_file_content(const std::string& path, std::size_t max_bytes, Pipes pipes = Pipes::kRefused);

/** What is said of a file over --max-size. */
std::string too_large_message(std::uint64_t bytes, std::size_t max_bytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_FILE_CONTENT_H
