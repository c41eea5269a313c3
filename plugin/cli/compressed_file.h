/** @file compressed_file.h
 *  Files that may be compressed. THREADS: pure function. */
#ifndef NEARDUP_CLI_COMPRESSED_FILE_H
#define NEARDUP_CLI_COMPRESSED_FILE_H

#include <cstddef>
#include <string>

namespace neardup::cli {

/** The octets of a file; decompressed if it is of gzip, bzip2, xz, zstd or lz4. Checksums are verified
 *  where there are any.
 *  @param max_octets  bound of the result.
 *  @exception std::runtime_error naming the file if it cannot be read, is damaged or cut off, or is larger than that.
 */
std::string read_compressed_file(const std::string& path, std::size_t max_octets);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_COMPRESSED_FILE_H
