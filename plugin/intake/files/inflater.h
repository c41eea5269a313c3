/** @file inflater.h
 *  Reads gzip data with zlib, piece by piece, or at once with the formats that HTTP calls deflate; decompresses
 *  brotli.
 *  THREADS: pure functions; an object at a time.
 */
#ifndef NEARDUP_INTAKE_FILES_INFLATER_H
#define NEARDUP_INTAKE_FILES_INFLATER_H

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "files/compression.h"

struct z_stream_s;

namespace neardup {

/** Incomplete compressed data. The bytes before its end are good as far as known. */
class CutOffData : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class Inflater final : public Decompressor {
 public:
  enum class Format {
    kGzip,
    kZlib,  ///< RFC 1950: one member
    kRaw    ///< RFC 1951: one member, without a checksum
  };

  Inflater(Pieces input, Format format);
  ~Inflater() override;

  /** @exception CutOffData if the data is incomplete. */
  std::string_view next() override;

  /** Padding with zero bytes or line feeds may come before the member. */
  bool next_member() override;

  /** The unused rest of the input. */
  std::string_view rest() const { return rest_; }

 private:
  std::string format_;
  std::unique_ptr<z_stream_s> stream_;
  std::array<char, 65536> buffer_;
};

/** Whether bytes begin like gzip data. */
bool has_gzip_magic(std::string_view bytes);

/** What to do with incomplete compressed data. */
enum class CutOff {
  kRefused,
  kRead  ///< the part that exists
};

/** Decompress data. Of gzip it may have several members; zlib's format is the meaning of "Content-Encoding: deflate", for
 *  which many servers send data without a format. That has no checksum: only damage to its structure is detected.
 *  @param max_bytes  limit of the result.
 *  @exception std::runtime_error if the data is damaged or incomplete; DecompressedTooLarge (file_errors.h) if it is
 *             larger than the limit. */
std::string inflated(std::string_view compressed, std::size_t max_bytes,
                     Inflater::Format format = Inflater::Format::kGzip, CutOff cut_off = CutOff::kRefused);

/** Decompress a whole stream of brotli (RFC 7932), which only HTTP uses: it has neither a magic number nor a checksum;
 *  line ends may follow it.
 *  @param max_bytes  limit of the result.
 *  @return nothing if the bytes are not brotli, or are incomplete and CutOff::kRefused.
 *  @exception DecompressedTooLarge (file_errors.h). */
std::optional<std::string> brotli_decoded(std::string_view bytes, std::size_t max_bytes, CutOff cut_off);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_INFLATER_H
