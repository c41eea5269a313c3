/** @file gunzip.h
 *  Decompresses gzip, and the formats that HTTP calls deflate, in memory. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FILES_GUNZIP_H
#define NEARDUP_INTAKE_FILES_GUNZIP_H

#include <cstddef>
#include <string>
#include <string_view>

#include "files/too_large.h"

namespace neardup {

/** Whether bytes begin like gzip data. */
bool has_gzip_magic(std::string_view bytes);

/** What to do with incomplete compressed data. */
enum class CutOff {
  kRefused,
  kRead  ///< the part that exists
};

/** Decompress gzip data of one or several members.
 *  @param max_bytes  limit of the result.
 *  @exception std::runtime_error if the data is damaged or incomplete; DecompressedTooLarge (too_large.h) if it is
 *             larger than the limit. */
std::string gunzip(std::string_view compressed, std::size_t max_bytes, CutOff cut_off = CutOff::kRefused);

/** The same for zlib's format (RFC 1950), the meaning of "Content-Encoding: deflate". */
std::string inflate_zlib(std::string_view compressed, std::size_t max_bytes, CutOff cut_off = CutOff::kRefused);

/** The same for data without a format (RFC 1951), which many servers send as "deflate". It has no checksum: only
 *  damage to its structure is detected. */
std::string inflate_raw(std::string_view compressed, std::size_t max_bytes, CutOff cut_off = CutOff::kRefused);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_GUNZIP_H
