/** @file compressed_file.h
 *  Reads a whole file, compressed or not, into memory. */
#ifndef NEARDUP_TESTS_INTAKE_COMPRESSED_FILE_H
#define NEARDUP_TESTS_INTAKE_COMPRESSED_FILE_H

#include <cstddef>
#include <limits>
#include <stdexcept>
#include <string>

#include "files/compression.h"
#include "files/file_errors.h"
#include "files/open_file.h"

namespace neardup {

/** The bytes of a file or pipe, decompressed if it is compressed.
 *  @param max_bytes  limit of the result.
 *  @exception std::runtime_error naming the file if it cannot be read, is damaged or incomplete, or larger than the limit. */
inline std::string read_compressed_file(const std::string& path, std::size_t max_bytes) {
  try {
    std::string bytes = file_content(path, std::numeric_limits<std::size_t>::max() / 2, Pipes::kRead);
    if (compression_of(bytes) != Compression::kNone) return decompressed(bytes, max_bytes);
    if (bytes.size() > max_bytes) throw DecompressedTooLarge(max_bytes);
    return bytes;
  } catch (const DecompressedTooLarge&) {
    throw std::runtime_error("cannot read '" + path + "': more than " + std::to_string(max_bytes) + " bytes");
  } catch (const std::runtime_error& error) {
    throw std::runtime_error("cannot read '" + path + "': " + error.what());
  }
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_INTAKE_COMPRESSED_FILE_H
