#include "bytes/hex.h"

namespace neardup {

std::string hex_encode(std::uint64_t value, unsigned digits) {
  std::string text(digits, '0');
  for (auto c = text.rbegin(); c != text.rend(); ++c) {
    *c = "0123456789abcdef"[value & 15];
    value >>= 4;
  }
  return text;
}

std::optional<std::uint64_t> hex_decode(std::string_view text) {
  if (text.empty() || text.size() > 16) return std::nullopt;
  std::uint64_t value = 0;
  for (const char c : text) {
    unsigned digit = 0;
    if (c >= '0' && c <= '9') {
      digit = static_cast<unsigned>(c - '0');
    } else if (c >= 'a' && c <= 'f') {
      digit = static_cast<unsigned>(c - 'a') + 10;
    } else if (c >= 'A' && c <= 'F') {
      digit = static_cast<unsigned>(c - 'A') + 10;
    } else {
      return std::nullopt;
    }
    value = value << 4 | digit;
  }
  return value;
}

}  // namespace neardup
