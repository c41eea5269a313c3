/** @file compression.h
 *  Recognises compressed data by its first bytes. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FILES_COMPRESSION_H
#define NEARDUP_INTAKE_FILES_COMPRESSION_H

#include <cstddef>
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

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_COMPRESSION_H
