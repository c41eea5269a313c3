/** @file compression.h
 *  Recognises compressed data by its first bytes. THREADS: pure functions.
 *
 *  Reads whole files, compressed or not, into memory; byte_stream.h is for larger files.
 */
#ifndef NEARDUP_INTAKE_FILES_COMPRESSION_H
#define NEARDUP_INTAKE_FILES_COMPRESSION_H

#include <cstddef>
#include <string>
#include <string_view>

namespace neardup {

enum class Compression {
  kNone,
  kGzip,
  kOther  ///< bzip2, xz, zstd or lz4, which OpenArchive (open_archive.h) reads
};

/** Number of bytes needed for the decision. */
constexpr std::size_t kCompressionBytes = 10;

/** The compression of a file. No text begins like compressed data.
 *  @param beginning  the first kCompressionBytes of a file, or all of a shorter one. */
Compression compression_of(std::string_view beginning);

/** Decompress gzip, bzip2, xz, zstd or lz4. Existing checksums are verified.
 *  @param max_bytes  limit of the result; at most this and a block is held in memory.
 *  @exception std::runtime_error if the data is damaged, incomplete or not compressed; DecompressedTooLarge
 *             (file_errors.h) if it is larger than the limit. */
std::string decompressed(const std::string& bytes, std::size_t max_bytes);

/** The bytes of a file or pipe, decompressed if it is compressed.
 *  @param max_bytes  limit of the result.
 *  @exception std::runtime_error naming the file if it cannot be read, is damaged or incomplete, or larger than the
 *             limit. */
std::string read_compressed_file(const std::string& path, std::size_t max_bytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_COMPRESSION_H
