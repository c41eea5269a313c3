/** @file compression.h
 *  Which compression some bytes have, by how they begin. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FILES_COMPRESSION_H
#define NEARDUP_INTAKE_FILES_COMPRESSION_H

#include <cstddef>
#include <string_view>

namespace neardup {

enum class Compression {
  kNone,
  kGzip,
  kOther  ///< bzip2, xz, zstd or lz4: what OpenArchive (open_archive.h) knows
};

/** So many bytes of a file decide. */
constexpr std::size_t kCompressionBytes = 10;

/** @param beginning  of a file; kCompressionBytes or all of a shorter one. No text begins so. */
Compression compression_of(std::string_view beginning);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_COMPRESSION_H
