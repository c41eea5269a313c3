#include "bytes/utf16_order.h"

#include <algorithm>

namespace neardup {

namespace {

constexpr unsigned char kFirstLeadOfFour = 0xf0;  // of the characters beyond U+FFFF
constexpr unsigned char kLeadAfterSurrogates = 0xee;
constexpr unsigned char kLeadsOfThreeAfterSurrogates = kFirstLeadOfFour - kLeadAfterSurrogates;

bool continues_character(char c) {
  return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

/** The rank of a byte if the surrogates of the leads 0xf0 to 0xff come before the leads 0xee and 0xef. */
unsigned place_of(char c) {
  const auto byte = static_cast<unsigned char>(c);
  if (byte < kLeadAfterSurrogates) return byte;
  if (byte < kFirstLeadOfFour) return byte + (0x100U - kFirstLeadOfFour);
  return byte - kLeadsOfThreeAfterSurrogates;
}

}  // namespace

std::size_t utf16_length(std::string_view text) {
  std::size_t length = 0;
  for (const char c : text) {
    length += continues_character(c) ? 0 : 1;
    length += static_cast<unsigned char>(c) >= kFirstLeadOfFour ? 1 : 0;
  }
  return length;
}

bool utf16_less(std::string_view a, std::string_view b) {
  return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                      [](char x, char y) { return place_of(x) < place_of(y); });
}

}  // namespace neardup
