/** @file inflater.h
 *  zlib as a reader of gzip data, a piece at a time. THREADS: an object at a time. */
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

/** Compressed data that ends too early; what was given before is good as far as that shows. */
class CutOffData : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/** Decompresses members one after the other: next() until ended(), then next_member(). */
class Inflater {
 public:
  /** Gives compressed bytes, which stay where they are until it is called again; none at the end. */
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

  /** The next piece of a member, which may be empty; until the next call. Afterwards ended() says whether that was its
   *  last.
   *  @exception CutOffData; std::runtime_error if the data is damaged: at the last piece its checksum is verified. */
  std::string_view next();

  bool ended() const { return ended_; }

  /** Go on with the next member, after padding by zero bytes or line feeds. @return false at the end of the input.
   *  @exception std::runtime_error if something else follows. */
  bool next_member();

  /** What has been given of the input, and is not used. */
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
