#include "gunzip.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <limits>
#include <new>
#include <stdexcept>

namespace neardup::cli {

namespace {

constexpr int kZlibWindowBits = 15;
constexpr int kGzipWindowBits = 15 + 16;  // 16: the gzip format and no other
constexpr std::size_t kMaxSliceOctets = std::size_t{1} << 30;

class Inflater {
 public:
  Inflater(std::string_view compressed, int window_bits)
      : format_(window_bits == kGzipWindowBits ? "gzip" : "zlib"), rest_(compressed) {
    if (::inflateInit2(&stream_, window_bits) != Z_OK) throw std::bad_alloc();
  }
  ~Inflater() { ::inflateEnd(&stream_); }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  /** The next piece of a member; `ended` afterwards says whether that was its last. */
  std::string_view next() {
    const std::size_t slice = std::min(rest_.size(), kMaxSliceOctets);
    // zlib does not write to its input.
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(rest_.data()));
    stream_.avail_in = static_cast<uInt>(slice);
    stream_.next_out = reinterpret_cast<Bytef*>(buffer_.data());
    stream_.avail_out = static_cast<uInt>(buffer_.size());
    const int result = ::inflate(&stream_, Z_NO_FLUSH);
    rest_.remove_prefix(slice - stream_.avail_in);
    if (result == Z_MEM_ERROR) throw std::bad_alloc();
    if (result == Z_BUF_ERROR) throw std::runtime_error(format_ + " data is cut off");
    if (result != Z_OK && result != Z_STREAM_END) throw std::runtime_error(format_ + " data is damaged");
    ended_ = result == Z_STREAM_END;
    return {buffer_.data(), buffer_.size() - stream_.avail_out};
  }

  bool ended() const { return ended_; }

  /** Go on with the next member. @return false if there is none: what follows then is padding. */
  bool next_member() {
    if (!has_gzip_magic(rest_)) return false;
    ::inflateReset(&stream_);
    ended_ = false;
    return true;
  }

 private:
  std::string format_;
  z_stream stream_{};
  std::string_view rest_;
  std::array<char, 65536> buffer_;
  bool ended_ = false;
};

/** Add what is left of a member. */
void inflate_member(Inflater& inflater, std::string& text, std::size_t max_octets) {
  while (!inflater.ended()) {
    text += inflater.next();
    if (text.size() > max_octets) throw DecompressedTooLarge(decompressed_too_large_message(max_octets));
  }
}

}  // namespace

bool has_gzip_magic(std::string_view octets) {
  return octets.substr(0, 2) == "\x1f\x8b";
}

std::string gunzip(std::string_view compressed, std::size_t max_octets) {
  Inflater inflater(compressed, kGzipWindowBits);
  std::string text;
  do {
    inflate_member(inflater, text, max_octets);
  } while (inflater.next_member());
  return text;
}

std::string inflate_zlib(std::string_view compressed, std::size_t max_octets) {
  Inflater inflater(compressed, kZlibWindowBits);
  std::string text;
  inflate_member(inflater, text, max_octets);
  return text;
}

std::string decompressed_too_large_message(std::size_t max_octets) {
  return "decompressed larger than " + std::to_string(max_octets) + " octets; raise --max-size to index it";
}

}  // namespace neardup::cli
