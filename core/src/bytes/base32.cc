#include "bytes/base32.h"

namespace neardup {

namespace {

constexpr std::string_view kAlphabet = "abcdefghijklmnopqrstuvwxyz234567";

std::optional<unsigned> digit_of(char c) {
  if (c >= 'a' && c <= 'z') return static_cast<unsigned>(c - 'a');
  if (c >= 'A' && c <= 'Z') return static_cast<unsigned>(c - 'A');
  if (c >= '2' && c <= '7') return static_cast<unsigned>(c - '2') + 26;
  return std::nullopt;
}

}  // namespace

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
    const std::optional<unsigned> digit = digit_of(c);
    if (!digit) return std::nullopt;
    const unsigned take = left >= 5 ? 5 : left;
    const unsigned filling = 5 - take;
    if ((*digit & ((1U << filling) - 1)) != 0) return std::nullopt;
    value = value << take | *digit >> filling;
    left -= take;
  }
  return value;
}

}  // namespace neardup
