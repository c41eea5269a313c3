/** @file inflater.h
 *  Reads gzip data with zlib, piece by piece, or at once with the formats that HTTP calls deflate.
 *  THREADS: pure functions; an object at a time.
 */
#ifndef NEARDUP_INTAKE_FILES_INFLATER_H
#define NEARDUP_INTAKE_FILES_INFLATER_H

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "files/file_errors.h"

struct z_stream_s;

namespace neardup {

/** Incomplete compressed data. The bytes before its end are good as far as known. */
class CutOffData : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/** Decompresses members one after the other: next() until ended(), then next_member(). */
class Inflater {
 public:
  /** Returns compressed bytes, valid until its next call; empty at the end. */
  using Input = std::function<std::string_view()>;

  enum class Format {
    kGzip,
    kZlib,  ///< RFC 1950: one member
    kRaw    ///< RFC 1951: one member, without a checksum
  };

  Inflater(Input input, Format format);
  ~Inflater();
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  /** The next piece of a member, valid until the next call; it may be empty. ended() tells whether it was the last
   *  one.
   *  @exception CutOffData; std::runtime_error if the data is damaged. The checksum is verified at the last piece. */
  std::string_view next();

  bool ended() const { return ended_; }

  /** Continue with the next member, after padding with zero bytes or line feeds.
   *  @return false at the end of the input.
   *  @exception std::runtime_error if other data follows. */
  bool next_member();

  /** The unused rest of the input. */
  std::string_view rest() const { return rest_; }

 private:
  Input input_;
  std::string format_;
  std::unique_ptr<z_stream_s> stream_;
  std::string_view rest_;
  std::array<char, 65536> buffer_;
  bool ended_ = false;
};

/** Whether bytes begin like gzip data. */
bool has_gzip_magic(std::string_view bytes);

/** What to do with incomplete compressed data. */
enum class CutOff {
  kRefused,
  kRead  ///< the part that exists
};

/** Decompress gzip data of one or several members.
 *  @param max_bytes  limit of the result.
 *  @exception std::runtime_error if the data is damaged or incomplete; DecompressedTooLarge (file_errors.h) if it is
 *             larger than the limit. */
std::string gunzip(std::string_view compressed, std::size_t max_bytes, CutOff cut_off = CutOff::kRefused);

/** The same for zlib's format (RFC 1950), the meaning of "Content-Encoding: deflate". */
std::string inflate_zlib(std::string_view compressed, std::size_t max_bytes, CutOff cut_off = CutOff::kRefused);

/** The same for data without a format (RFC 1951), which many servers send as "deflate". It has no checksum: only
 *  damage to its structure is detected. */
std::string inflate_raw(std::string_view compressed, std::size_t max_bytes, CutOff cut_off = CutOff::kRefused);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_INFLATER_H
