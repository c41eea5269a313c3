/** @file inflater.h
 *  Reads gzip data with zlib, piece by piece. THREADS: an object at a time. */
#ifndef NEARDUP_INTAKE_FILES_INFLATER_H
#define NEARDUP_INTAKE_FILES_INFLATER_H

#include <array>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

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

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_INFLATER_H
