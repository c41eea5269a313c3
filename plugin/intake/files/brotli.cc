#include "files/brotli.h"

#include <brotli/decode.h>

#include <array>
#include <cstdint>
#include <memory>
#include <new>

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

}  // namespace neardup
