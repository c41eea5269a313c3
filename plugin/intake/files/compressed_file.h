/** @file compressed_file.h
 *  Reads whole files, compressed or not, into memory; byte_stream.h is for larger files.
 *  THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FILES_COMPRESSED_FILE_H
#define NEARDUP_INTAKE_FILES_COMPRESSED_FILE_H

#include <cstddef>
#include <string>

namespace neardup {

/** Decompress gzip, bzip2, xz, zstd or lz4. Existing checksums are verified.
 *  @param max_bytes  limit of the result; at most this and a block is held in memory.
 *  @exception std::runtime_error if the data is damaged, incomplete or not compressed; DecompressedTooLarge
 *             (too_large.h) if it is larger than the limit. */
std::string decompressed(const std::string& bytes, std::size_t max_bytes);

/** The bytes of a file or pipe, decompressed if it is compressed.
 *  @param max_bytes  limit of the result.
 *  @exception std::runtime_error naming the file if it cannot be read, is damaged or incomplete, or larger than the
 *             limit. */
std::string read_compressed_file(const std::string& path, std::size_t max_bytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_COMPRESSED_FILE_H
