/** @file gzip.h
 *  Compressed input for tests. */
#ifndef NEARDUP_TESTS_CLI_GZIP_H
#define NEARDUP_TESTS_CLI_GZIP_H

#include <zlib.h>

#include <stdexcept>
#include <string>

namespace neardup::cli {

/** @param window_bits  zlib's: 15 is its own format, 31 is gzip, -15 is none. */
inline std::string deflated(const std::string& text, int window_bits) {
  z_stream stream{};
  if (::deflateInit2(&stream, 6, Z_DEFLATED, window_bits, 8, Z_DEFAULT_STRATEGY) != Z_OK) {
    throw std::runtime_error("deflateInit2");
  }
  std::string compressed(::deflateBound(&stream, text.size()) + 64, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(compressed.data());
  stream.avail_out = static_cast<uInt>(compressed.size());
  ::deflate(&stream, Z_FINISH);
  compressed.resize(stream.total_out);
  ::deflateEnd(&stream);
  return compressed;
}

inline std::string gzip(const std::string& text) {
  return deflated(text, 15 + 16);
}

}  // namespace neardup::cli

#endif  // NEARDUP_TESTS_CLI_GZIP_H
