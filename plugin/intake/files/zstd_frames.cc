#include "files/zstd_frames.h"

#include <zstd.h>
#include <zstd_errors.h>

#include <algorithm>
#include <new>
#include <stdexcept>
#include <utility>

#include "files/inflater.h"

namespace neardup {

namespace {

constexpr std::size_t kFrameHead = 8;                            // of a skippable frame: magic number, size
constexpr std::size_t kMostDictionary = std::size_t{64} << 20;  // bytes; real ones have 100 KB to 1 MB

}  // namespace

std::uint64_t dictionary_frame_bytes(std::string_view beginning) {
  if (beginning.size() < kFrameHead || beginning.substr(0, 4) != "\x5d\x2a\x4d\x18") return 0;
  std::uint64_t size = 0;
  for (std::size_t i = kFrameHead; i != 4; --i) size = size << 8U | static_cast<unsigned char>(beginning[i - 1]);
  return kFrameHead + size;
}

bool ZstdFrames::fill() {
  if (rest_.empty()) rest_ = input_();
  return !rest_.empty();
}

/** The next bytes of the input. */
std::string ZstdFrames::taken(std::size_t count) {
  std::string bytes;
  while (bytes.size() != count) {
    if (!fill()) throw CutOffData("zstd data is cut off");
    const std::string_view some = rest_.substr(0, count - bytes.size());
    bytes += some;
    rest_.remove_prefix(some.size());
  }
  return bytes;
}

void ZstdFrames::start() {
  decoder_ = {ZSTD_createDCtx(), ZSTD_freeDCtx};
  if (!decoder_) throw std::bad_alloc();
  buffer_.resize(ZSTD_DStreamOutSize());
  // A file of one frame can begin in a piece of a few bytes; a dictionary begins in a piece that has its head.
  if (fill() && dictionary_frame_bytes(rest_) != 0) load_dictionary();
}

void ZstdFrames::load_dictionary() {
  const std::uint64_t size = dictionary_frame_bytes(taken(kFrameHead)) - kFrameHead;
  if (size > kMostDictionary) throw std::runtime_error("zstd dictionary is larger than 64 MiB");
  std::string dictionary = taken(static_cast<std::size_t>(size));
  if (compression_of(dictionary) == Compression::kZstd) {
    std::string plain;
    ZstdFrames(all_of(dictionary)).append_member(plain, kMostDictionary);
    dictionary = std::move(plain);
  }
  const std::size_t code = ZSTD_DCtx_loadDictionary(decoder_.get(), dictionary.data(), dictionary.size());
  if (ZSTD_isError(code) != 0) throw std::runtime_error("zstd dictionary at its start is damaged");
  has_dictionary_ = true;
}

std::string_view ZstdFrames::next() {
  if (!decoder_) start();
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

bool ZstdFrames::next_member() {
  while (fill()) {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(kMemberPadding), rest_.size()));
    if (!rest_.empty()) {
      ended_ = false;
      return true;
    }
  }
  return false;
}

void ZstdFrames::fail(std::size_t code) const {
  switch (ZSTD_getErrorCode(code)) {
    case ZSTD_error_memory_allocation:
      throw std::bad_alloc();
    case ZSTD_error_dictionary_wrong:
      throw std::runtime_error(
          has_dictionary_ ? "zstd data needs another dictionary than the one at its start; decompress it with 'zstd -d -D'"
                          : "zstd data needs a dictionary, and has none at its start; decompress it with 'zstd -d -D'");
    case ZSTD_error_frameParameter_windowTooLarge:
      throw std::runtime_error("zstd data needs more than 128 MiB of memory; decompress it with 'zstd -d --long=31'");
    case ZSTD_error_prefix_unknown:
      throw std::runtime_error("the data after a zstd frame is not zstd data");
    default:
      throw std::runtime_error("zstd data is damaged");
  }
}

}  // namespace neardup
