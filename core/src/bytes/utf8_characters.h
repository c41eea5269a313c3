/** @file utf8_characters.h
 *  Reads any bytes as UTF-8 characters. Internal. */
#ifndef NEARDUP_CORE_BYTES_UTF8_CHARACTERS_H
#define NEARDUP_CORE_BYTES_UTF8_CHARACTERS_H

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace neardup {

/** A character, or an ill-formed sequence. */
struct Utf8Character {
  unsigned code_point = 0;  ///< of an ill-formed sequence: its first byte, as Xapian reads it
  std::size_t bytes = 1;    ///< of an ill-formed sequence: its maximal subpart (Unicode section 3.9); at least 1
  bool well_formed = true;
};

/** The first character of a text.
 *  @param text  any bytes, not empty. */
Utf8Character first_character(std::string_view text);

/** Take the first character off a text that is not empty.
 *  @return its code point. A byte that begins no well-formed sequence (Unicode 15 table 3-7) is a character of its own
 *          and gives 0x110000 + byte, which equals no code point. */
std::uint32_t take_character(std::string_view& text);

/** Bytes of a text before its first ill-formed sequence. Cost: 8 ASCII bytes at a time. */
std::size_t well_formed_size(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_UTF8_CHARACTERS_H
