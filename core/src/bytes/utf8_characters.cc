#include "bytes/utf8_characters.h"

#include <algorithm>

#include "bytes/eight_bytes.h"

namespace neardup {

namespace {

unsigned byte_at(std::string_view text, std::size_t place) {
  return place < text.size() ? static_cast<unsigned char>(text[place]) : 0;
}

struct Bounds {
  unsigned least = 0x80;
  unsigned greatest = 0xbf;
};

/** Of the byte after a lead byte (Unicode table 3-7): no overlong form, no surrogate, nothing above U+10FFFF. */
Bounds second_byte_bounds(unsigned lead) {
  if (lead == 0xe0) return {0xa0, 0xbf};
  if (lead == 0xed) return {0x80, 0x9f};
  if (lead == 0xf0) return {0x90, 0xbf};
  if (lead == 0xf4) return {0x80, 0x8f};
  return {};
}

constexpr unsigned char kFirstLeadOfFour = 0xf0;  // of the characters beyond U+FFFF
constexpr unsigned char kLeadAfterSurrogates = 0xee;
constexpr unsigned char kLeadsOfThreeAfterSurrogates = kFirstLeadOfFour - kLeadAfterSurrogates;

/** The rank of a byte if the surrogates of the leads 0xf0 to 0xff come before the leads 0xee and 0xef. */
unsigned place_of(char c) {
  const auto byte = static_cast<unsigned char>(c);
  if (byte < kLeadAfterSurrogates) return byte;
  if (byte < kFirstLeadOfFour) return byte + (0x100U - kFirstLeadOfFour);
  return byte - kLeadsOfThreeAfterSurrogates;
}

}  // namespace

Utf8Character first_character(std::string_view text) {
  const unsigned lead = byte_at(text, 0);
  if (lead < 0x80) return {lead, 1, true};
  if (lead < 0xc2 || lead > 0xf4) return {lead, 1, false};
  const std::size_t bytes = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  unsigned code_point = lead & (0x7fU >> bytes);
  Bounds bounds = second_byte_bounds(lead);
  for (std::size_t i = 1; i != bytes; ++i) {
    const unsigned byte = byte_at(text, i);
    if (byte < bounds.least || byte > bounds.greatest) return {lead, i, false};
    code_point = (code_point << 6) | (byte & 0x3f);
    bounds = {};
  }
  return {code_point, bytes, true};
}

std::uint32_t take_character(std::string_view& text) {
  constexpr std::uint32_t kIllFormed = 0x110000;
  const Utf8Character character = first_character(text);
  text.remove_prefix(character.well_formed ? character.bytes : 1);
  return character.well_formed ? character.code_point : kIllFormed + character.code_point;
}

std::size_t well_formed_size(std::string_view text) {
  std::string_view rest = text;
  for (rest.remove_prefix(ascii_eights(rest)); !rest.empty(); rest.remove_prefix(ascii_eights(rest))) {
    const Utf8Character character = first_character(rest);
    if (!character.well_formed) break;
    rest.remove_prefix(character.bytes);
  }
  return text.size() - rest.size();
}

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
