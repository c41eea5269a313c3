#include "files/inflater.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <new>
#include <utility>

#include <brotli/decode.h>
#include <zlib.h>

#include "characters/text_line.h"
#include "files/file_errors.h"

namespace neardup {

std::optional<std::string> brotli_decoded(std::string_view bytes, std::size_t max_bytes, CutOff cut_off) {
  const std::unique_ptr<BrotliDecoderState, void (*)(BrotliDecoderState*)> decoder(
      BrotliDecoderCreateInstance(nullptr, nullptr, nullptr), BrotliDecoderDestroyInstance);
  if (!decoder) throw std::bad_alloc();
  const auto* next = reinterpret_cast<const std::uint8_t*>(bytes.data());
  std::size_t left = bytes.size();
  std::string text;
  std::array<char, 65536> buffer;
  BrotliDecoderResult result = BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT;
  while (result == BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT) {
    std::size_t room = buffer.size();
    auto* out = reinterpret_cast<std::uint8_t*>(buffer.data());
    result = BrotliDecoderDecompressStream(decoder.get(), &left, &next, &room, &out, nullptr);
    text.append(buffer.data(), buffer.size() - room);
    if (text.size() > max_bytes) throw DecompressedTooLarge(max_bytes);
  }
  const bool whole = result == BROTLI_DECODER_RESULT_SUCCESS && trimmed(bytes.substr(bytes.size() - left)).empty();
  const bool cut = result == BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT && cut_off == CutOff::kRead;
  return whole || cut ? std::optional(std::move(text)) : std::nullopt;
}

namespace {

constexpr char kGzipBeginning = '\x1f';
constexpr std::size_t kMaxSliceBytes = std::size_t{1} << 30;

struct NamedWindow {
  const char* name;
  int bits;  // plus 16: gzip and no other format; negative: no format around the data
};

/** In the order of Inflater::Format. */
constexpr NamedWindow kWindows[] = {{"gzip", 15 + 16}, {"zlib", 15}, {"deflate", -15}};

NamedWindow window_of(Inflater::Format format) {
  return kWindows[static_cast<std::size_t>(format)];
}

}  // namespace

Inflater::Inflater(Pieces input, Format format)
    : Decompressor(std::move(input)), format_(window_of(format).name), stream_(std::make_unique<z_stream>()) {
  if (::inflateInit2(stream_.get(), window_of(format).bits) != Z_OK) throw std::bad_alloc();
}

Inflater::~Inflater() {
  ::inflateEnd(stream_.get());
}

std::string_view Inflater::next() {
  fill();
  const std::size_t slice = std::min(rest_.size(), kMaxSliceBytes);
  // zlib does not write to its input.
  stream_->next_in = reinterpret_cast<Bytef*>(const_cast<char*>(rest_.data()));
  stream_->avail_in = static_cast<uInt>(slice);
  stream_->next_out = reinterpret_cast<Bytef*>(buffer_.data());
  stream_->avail_out = static_cast<uInt>(buffer_.size());
  const int result = ::inflate(stream_.get(), Z_NO_FLUSH);
  rest_.remove_prefix(slice - stream_->avail_in);
  if (result == Z_MEM_ERROR) throw std::bad_alloc();
  if (result == Z_BUF_ERROR) throw CutOffData(format_ + " data is cut off");
  if (result != Z_OK && result != Z_STREAM_END) throw std::runtime_error(format_ + " data is damaged");
  ended_ = result == Z_STREAM_END;
  return {buffer_.data(), buffer_.size() - stream_->avail_out};
}

bool Inflater::next_member() {
  if (!pass_padding()) return false;
  if (rest_.front() != kGzipBeginning) throw std::runtime_error("the data after a gzip member is not gzip data");
  ::inflateReset(stream_.get());
  ended_ = false;
  return true;
}

std::string gzip_member(const std::string& bytes) {
  constexpr int kMemory = 8;
  z_stream stream{};
  if (::deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, kWindows[0].bits, kMemory, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::bad_alloc();
  std::string member(::deflateBound(&stream, bytes.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(member.data());
  stream.avail_out = static_cast<uInt>(member.size());
  ::deflate(&stream, Z_FINISH);
  member.resize(stream.total_out);
  ::deflateEnd(&stream);
  return member;
}

bool has_gzip_magic(std::string_view bytes) {
  return bytes.substr(0, 2) == "\x1f\x8b";
}

std::string inflated(std::string_view compressed, std::size_t max_bytes, Inflater::Format format, CutOff cut_off) {
  Inflater inflater(all_of(compressed), format);
  std::string text;
  try {
    do {
      inflater.append_member(text, max_bytes);
      // Data after the last member is padding: web servers send many kinds of it.
    } while (format == Inflater::Format::kGzip && has_gzip_magic(inflater.rest()) && inflater.next_member());
  } catch (const CutOffData&) {
    if (cut_off == CutOff::kRefused) throw;
  }
  return text;
}

}  // namespace neardup
