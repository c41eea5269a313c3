#include "bytes/base_encodings.h"

#include "bytes/parsed_number.h"
#include "neardup/signature.h"

namespace neardup {

namespace {

constexpr std::string_view kAlphabet = "abcdefghijklmnopqrstuvwxyz234567";

}  // namespace

std::string hex_encode(std::uint64_t value, unsigned digits) {
  std::string text(digits, '0');
  for (auto c = text.rbegin(); c != text.rend(); ++c) {
    *c = "0123456789abcdef"[value & 15];
    value >>= 4;
  }
  return text;
}

std::optional<std::uint64_t> hex_decode(std::string_view text) {
  return text.size() > 16 ? std::nullopt : parsed_number<std::uint64_t>(text, 16);
}

void base32_encode(std::uint64_t value, unsigned bits, char* text) {
  unsigned left = bits;
  for (; left >= 5; left -= 5) *text++ = kAlphabet[value >> (left - 5) & 31];
  if (left != 0) *text = kAlphabet[value << (5 - left) & 31];
}

std::string base32_encode(std::uint64_t value, unsigned bits) {
  std::string text((bits + 4) / 5, 'a');
  base32_encode(value, bits, text.data());
  return text;
}

std::optional<std::uint64_t> base32_decode(std::string_view text, unsigned bits) {
  if (text.size() != (bits + 4) / 5) return std::nullopt;
  std::uint64_t value = 0;
  unsigned left = bits;
  for (const char c : text) {
    const std::size_t digit = kAlphabet.find(c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c);
    if (digit == std::string_view::npos) return std::nullopt;
    const unsigned take = left >= 5 ? 5 : left;
    const unsigned filling = 5 - take;
    if ((digit & ((1U << filling) - 1)) != 0) return std::nullopt;
    value = value << take | digit >> filling;
    left -= take;
  }
  return value;
}

std::string fingerprint_text(std::uint64_t fingerprint) {
  return base32_encode(fingerprint);
}

}  // namespace neardup
