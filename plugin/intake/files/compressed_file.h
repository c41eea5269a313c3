/** @file compressed_file.h
 *  Whole files that may be compressed, in memory; byte_stream.h is for those that are not to be held.
 *  THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FILES_COMPRESSED_FILE_H
#define NEARDUP_INTAKE_FILES_COMPRESSED_FILE_H

#include <cstddef>
#include <string>

namespace neardup {

/** Undo the compression of gzip, bzip2, xz, zstd or lz4, whichever it is. Checksums are verified where there are any.
 *  @param max_bytes  bound of the result; no more than that and a block is ever held.
 *  @exception std::runtime_error if the data is damaged, cut off or not compressed at all; DecompressedTooLarge
 *             (gunzip.h) if it is larger than that. */
std::string decompressed(const std::string& bytes, std::size_t max_bytes);

/** The bytes of a file or pipe, decompressed if it is compressed.
 *  @param max_bytes  bound of the result.
 *  @exception std::runtime_error naming the file if it cannot be read, is damaged or cut off, or is larger than that.
 */
std::string read_compressed_file(const std::string& path, std::size_t max_bytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_COMPRESSED_FILE_H
