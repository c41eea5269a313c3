#include "files/zstd_frames.h"

#include <zstd.h>
#include <zstd_errors.h>

#include <new>
#include <stdexcept>
#include <string>
#include <utility>

#include "files/inflater.h"

namespace neardup {

namespace {

constexpr std::size_t kFrameHead = 8;                           // of a skippable frame: magic number, size
constexpr std::size_t kMostDictionary = std::size_t{64} << 20;  // bytes; real ones have 100 KB to 1 MB

class ZstdFrames final : public Decompressor {
 public:
  explicit ZstdFrames(Pieces input) : Decompressor(std::move(input)), decoder_(ZSTD_createDCtx(), ZSTD_freeDCtx) {
    if (!decoder_) throw std::bad_alloc();
    buffer_.resize(ZSTD_DStreamOutSize());
  }

  std::string_view next() override {
    // A dictionary begins in a piece that has its head.
    if (!std::exchange(begun_, true) && fill() && dictionary_frame_bytes(rest_) != 0) load_dictionary();
    fill();
    ZSTD_inBuffer in{rest_.data(), rest_.size(), 0};
    ZSTD_outBuffer out{buffer_.data(), buffer_.size(), 0};
    const std::size_t left = ZSTD_decompressStream(decoder_.get(), &out, &in);
    if (ZSTD_isError(left) != 0) fail(left);
    if (left != 0 && rest_.empty() && out.pos == 0) throw CutOffData("zstd data is cut off");
    rest_.remove_prefix(in.pos);
    ended_ = left == 0;
    return {buffer_.data(), out.pos};
  }

  bool next_member() override {
    ended_ = !pass_padding();
    return !ended_;
  }

 private:
  std::string taken(std::size_t count) {
    std::string bytes;
    while (bytes.size() != count) {
      if (!fill()) throw CutOffData("zstd data is cut off");
      const std::string_view some = rest_.substr(0, count - bytes.size());
      bytes += some;
      rest_.remove_prefix(some.size());
    }
    return bytes;
  }

  void load_dictionary() {
    const std::uint64_t size = dictionary_frame_bytes(taken(kFrameHead)) - kFrameHead;
    if (size > kMostDictionary) throw std::runtime_error("zstd dictionary is larger than 64 MiB");
    std::string dictionary = taken(static_cast<std::size_t>(size));
    if (compression_of(dictionary) == Compression::kZstd) dictionary = decompressed(dictionary, kMostDictionary);
    const std::size_t code = ZSTD_DCtx_loadDictionary(decoder_.get(), dictionary.data(), dictionary.size());
    if (ZSTD_isError(code) != 0) throw std::runtime_error("zstd dictionary at its start is damaged");
  }

  [[noreturn]] static void fail(std::size_t code) {
    const ZSTD_ErrorCode error = ZSTD_getErrorCode(code);
    if (error == ZSTD_error_memory_allocation) throw std::bad_alloc();
    std::string what = std::string("zstd data is damaged (") + ZSTD_getErrorString(error) + ')';
    if (error == ZSTD_error_dictionary_wrong)
      what = "zstd data needs a dictionary that is not at its start; decompress it with 'zstd -d -D DICTIONARY'";
    if (error == ZSTD_error_frameParameter_windowTooLarge)
      what = "zstd data needs more than 128 MiB of memory; decompress it with 'zstd -d --long=31'";
    throw std::runtime_error(what);
  }

  std::unique_ptr<ZSTD_DCtx, std::size_t (*)(ZSTD_DCtx*)> decoder_;
  std::string buffer_;
  bool begun_ = false;
};

}  // namespace

std::uint64_t dictionary_frame_bytes(std::string_view beginning) {
  if (beginning.size() < kFrameHead || beginning.substr(0, 4) != "\x5d\x2a\x4d\x18") return 0;
  std::uint64_t size = 0;
  for (std::size_t i = kFrameHead; i != 4; --i) size = size << 8U | static_cast<unsigned char>(beginning[i - 1]);
  return kFrameHead + size;
}

std::unique_ptr<Decompressor> zstd_frames(Pieces input) {
  return std::make_unique<ZstdFrames>(std::move(input));
}

}  // namespace neardup
