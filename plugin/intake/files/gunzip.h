/** @file gunzip.h
 *  Compressed documents: text.gz, and what HTTP calls deflate. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FILES_GUNZIP_H
#define NEARDUP_INTAKE_FILES_GUNZIP_H

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace neardup {

/** More bytes than the bound. */
class DecompressedTooLarge : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/** Whether bytes begin as gzip data does. */
bool has_gzip_magic(std::string_view bytes);

/** What becomes of compressed data that ends too early. */
enum class CutOff {
  kRefused,
  kRead  ///< as far as it is there
};

/** Decompress gzip data of one member or several.
 *  @param max_bytes  bound of the result.
 *  @exception std::runtime_error if the data is damaged or cut off; DecompressedTooLarge if it is larger than that. */
std::string gunzip(std::string_view compressed, std::size_t max_bytes, CutOff cut_off = CutOff::kRefused);

/** The same for data in zlib's own format (RFC 1950), which "Content-Encoding: deflate" means. */
std::string inflate_zlib(std::string_view compressed, std::size_t max_bytes, CutOff cut_off = CutOff::kRefused);

/** The same for data without any format around it (RFC 1951), which many servers send as "deflate". It has no checksum:
 *  only damage to its form shows. */
std::string inflate_raw(std::string_view compressed, std::size_t max_bytes, CutOff cut_off = CutOff::kRefused);

/** What is said of data that is larger when it is decompressed. */
std::string decompressed_too_large_message(std::size_t max_bytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_GUNZIP_H
