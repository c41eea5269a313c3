#include "database/percent_encoding.h"

#include <optional>

#include "bytes/hex.h"

namespace neardup {

namespace {

bool stands_for_itself(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         std::string_view("/-._~").find(c) != std::string_view::npos;
}

}  // namespace

std::string percent_encode(std::string_view octets) {
  std::string text;
  for (const char c : octets) {
    if (stands_for_itself(c)) {
      text += c;
    } else {
      text += '%' + hex_encode(static_cast<unsigned char>(c), 2);
    }
  }
  return text;
}

std::string percent_decode(std::string_view text) {
  std::string octets;
  for (std::size_t i = 0; i != text.size(); ++i) {
    const bool whole = text[i] == '%' && text.size() - i > 2;
    const std::optional<std::uint64_t> octet = whole ? hex_decode(text.substr(i + 1, 2)) : std::nullopt;
    octets += octet ? static_cast<char>(*octet) : text[i];
    if (octet) i += 2;
  }
  return octets;
}

}  // namespace neardup
