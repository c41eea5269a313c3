/** @file utf8_characters.h
 *  Reads any bytes as UTF-8 characters, writes them, and says how long such texts are, and which comes first, for programs that store
 *  texts in UTF-16, such as Java programs. Internal. THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_BYTES_UTF8_CHARACTERS_H
#define NEARDUP_CORE_BYTES_UTF8_CHARACTERS_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace neardup {

/** Whether a byte of UTF-8 is not the first one of a character. */
constexpr bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80;
}

/** A character, or an ill-formed sequence. */
struct Utf8Character {
  unsigned code_point = 0;  ///< of an ill-formed sequence: its first byte, as Xapian reads it
  std::size_t bytes = 1;    ///< of an ill-formed sequence: its maximal subpart (Unicode section 3.9); at least 1
  bool well_formed = true;
};

/** The first character of a text.
 *  @param text  any bytes, not empty. */
Utf8Character first_character(std::string_view text);

/** The last character of a text: its bytes, or a byte that continues none.
 *  @param text  any bytes; an empty text gives an empty one. */
std::string_view last_character_of(std::string_view text);

/** A text without the invisible marks of direction at its end: U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069. */
std::string_view without_direction_marks(std::string_view text);

/** The value of a decimal digit of any script of the Basic Multilingual Plane, full width too (category Nd of Unicode 15);
 *  -1 of another character. */
int decimal_digit(std::uint32_t code_point);

/** Take the first character off a text that is not empty.
 *  @return its code point. A byte that begins no well-formed sequence (Unicode 15 table 3-7) is a character of its own
 *          and gives 0x110000 + byte, which equals no code point. */
std::uint32_t take_character(std::string_view& text);

/** Append a character; U+FFFD instead of U+0000 and of numbers that are not Unicode scalar values. */
void append_utf8(std::string& text, unsigned code_point);

/** Bytes of a text before its first ill-formed sequence. Cost: 8 ASCII bytes at a time. */
std::size_t well_formed_size(std::string_view text);

/** How many UTF-16 code units a text has: two for a character beyond U+FFFF, one for any other.
 *  @param text  UTF-8; in ill-formed text every byte counts by its high bits. Cost O(bytes). */
std::size_t utf16_length(std::string_view text);

/** Whether a comes before b by UTF-16 code units, as in Java's String.compareTo: characters beyond U+FFFF come before
 *  U+E000 to U+FFFF. A strict total order of any bytes. */
bool utf16_less(std::string_view a, std::string_view b);

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_UTF8_CHARACTERS_H
