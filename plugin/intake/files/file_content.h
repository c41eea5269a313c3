/** @file file_content.h
 *  Reads a whole file with its time and size. THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_FILES_FILE_CONTENT_H
#define NEARDUP_INTAKE_FILES_FILE_CONTENT_H

#include <cstddef>
#include <cstdint>
#include <string>

#include "files/open_file.h"

namespace neardup {

/** The content of a file. */
struct FileContent {
  std::string bytes;
  std::int64_t modified = 0;  ///< seconds since 1970
};

/** Read a whole file, or standard input for "-".
 *  @param max_bytes  limit of its size.
 *  @exception std::system_error if it cannot be read; TooLarge (file_errors.h) if it is larger;
 *             std::runtime_error for a folder or a refused pipe. Messages do not name the file. */
FileContent read_file_content(const std::string& path, std::size_t max_bytes, Pipes pipes = Pipes::kRefused);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_FILE_CONTENT_H
