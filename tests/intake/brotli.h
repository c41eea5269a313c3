/** @file brotli.h
 *  Input compressed by brotli for tests. */
#ifndef NEARDUP_TESTS_INTAKE_BROTLI_H
#define NEARDUP_TESTS_INTAKE_BROTLI_H

#include <brotli/encode.h>

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace neardup::cli {

/** @param quality  0 to 11. */
inline std::string brotli(const std::string& text, int quality = 5) {
  std::string compressed(BrotliEncoderMaxCompressedSize(text.size()) + 16, '\0');
  std::size_t size = compressed.size();
  if (BrotliEncoderCompress(quality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, text.size(),
                            reinterpret_cast<const std::uint8_t*>(text.data()), &size,
                            reinterpret_cast<std::uint8_t*>(compressed.data())) == BROTLI_FALSE) {
    throw std::runtime_error("BrotliEncoderCompress");
  }
  compressed.resize(size);
  return compressed;
}

}  // namespace neardup::cli

#endif  // NEARDUP_TESTS_INTAKE_BROTLI_H
