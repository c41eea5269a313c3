#include "database/percent_encoding.h"

#include <optional>

#include "bytes/ascii.h"
#include "bytes/base_encodings.h"

namespace neardup {

namespace {

bool stands_for_itself(char c) {
  return is_letter_or_digit(c) || std::string_view("/-._~").find(c) != std::string_view::npos;
}

}  // namespace

std::string percent_encode(std::string_view bytes) {
  std::string text;
  for (const char c : bytes)
    text += stands_for_itself(c) ? std::string(1, c) : '%' + hex_encode(static_cast<unsigned char>(c), 2);
  return text;
}

std::string percent_decode(std::string_view text) {
  std::string bytes;
  for (std::size_t i = 0; i != text.size(); ++i) {
    const bool whole = text[i] == '%' && text.size() - i > 2;
    const std::optional<std::uint64_t> byte = whole ? hex_decode(text.substr(i + 1, 2)) : std::nullopt;
    bytes += byte ? static_cast<char>(*byte) : text[i];
    if (byte) i += 2;
  }
  return bytes;
}

}  // namespace neardup
