#include "bytes/utf8_characters.h"

#include <algorithm>
#include <iterator>

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

std::string_view last_character_of(std::string_view text) {
  constexpr std::size_t kMostBytes = 4;
  if (text.empty()) return text;
  std::size_t begin = text.size() - 1;
  while (begin != 0 && text.size() - begin != kMostBytes && continues_character(text[begin])) --begin;
  return text.substr(begin);
}

std::string_view without_direction_marks(std::string_view text) {
  const auto is_mark = [](std::string_view c) {
    return c == "\u061c" || (c >= "\u200e" && c <= "\u200f") || (c >= "\u202a" && c <= "\u202e") ||
           (c >= "\u2066" && c <= "\u2069");
  };
  while (is_mark(last_character_of(text))) text.remove_suffix(last_character_of(text).size());
  return text;
}

int decimal_digit(std::uint32_t code_point) {
  constexpr std::uint32_t kLeastOfOthers = 0x660;
  if (code_point < kLeastOfOthers)
    return code_point >= '0' && code_point <= '9' ? static_cast<int>(code_point - '0') : -1;
  constexpr std::uint32_t kZeros[] = {0x660,  0x6f0,  0x7c0,  0x966,  0x9e6,  0xa66,  0xae6,  0xb66,  0xbe6,
                                      0xc66,  0xce6,  0xd66,  0xde6,  0xe50,  0xed0,  0xf20,  0x1040, 0x1090,
                                      0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40,
                                      0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10};
  const auto* const above = std::upper_bound(std::begin(kZeros), std::end(kZeros), code_point);
  const std::uint32_t value = code_point - *(above - 1);
  return value < 10 ? static_cast<int>(value) : -1;
}

std::uint32_t take_character(std::string_view& text) {
  constexpr std::uint32_t kIllFormed = 0x110000;
  const Utf8Character character = first_character(text);
  text.remove_prefix(character.well_formed ? character.bytes : 1);
  return character.well_formed ? character.code_point : kIllFormed + character.code_point;
}

void append_utf8(std::string& text, unsigned code_point) {
  if (code_point == 0 || code_point > 0x10ffff || (code_point >= 0xd800 && code_point <= 0xdfff)) code_point = 0xfffd;
  const auto byte = [&text](unsigned bits) { text += static_cast<char>(bits); };
  if (code_point < 0x80) return byte(code_point);
  if (code_point < 0x800) {
    byte(0xc0 | (code_point >> 6));
  } else if (code_point < 0x10000) {
    byte(0xe0 | (code_point >> 12));
    byte(0x80 | ((code_point >> 6) & 0x3f));
  } else {
    byte(0xf0 | (code_point >> 18));
    byte(0x80 | ((code_point >> 12) & 0x3f));
    byte(0x80 | ((code_point >> 6) & 0x3f));
  }
  byte(0x80 | (code_point & 0x3f));
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
