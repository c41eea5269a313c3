#include "bytes/percent_encoding.h"

#include "bytes/ascii.h"
#include "bytes/base_encodings.h"

namespace neardup {

bool is_unreserved(char c) {
  return is_letter_or_digit(c) || c == '-' || c == '.' || c == '_' || c == '~';
}

void append_encoded(std::string& text, char byte) {
  static constexpr char kDigits[] = "0123456789ABCDEF";
  const auto value = static_cast<unsigned char>(byte);
  text += {'%', kDigits[value >> 4], kDigits[value & 15]};
}

std::string percent_encoded_path(std::string_view path) {
  std::string encoded;
  for (const char c : path) {
    if (is_unreserved(c) || c == '/') {
      encoded += c;
    } else {
      append_encoded(encoded, c);
    }
  }
  return encoded;
}

std::optional<char> escaped_byte(std::string_view text, char sign) {
  if (text.size() < 3 || text.front() != sign) return std::nullopt;
  const std::optional<std::uint64_t> byte = hex_decode(text.substr(1, 2));
  return byte ? std::optional(static_cast<char>(*byte)) : std::nullopt;
}

std::string percent_decoded(std::string_view encoded, char sign) {
  std::string decoded;
  for (std::size_t i = 0; i != encoded.size(); ++i) {
    const std::optional<char> byte = escaped_byte(encoded.substr(i), sign);
    decoded += byte.value_or(encoded[i]);
    if (byte) i += 2;
  }
  return decoded;
}

}  // namespace neardup
