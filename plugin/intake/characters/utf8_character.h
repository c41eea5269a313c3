/** @file utf8_character.h
 *  The next character of any bytes read as UTF-8. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_UTF8_CHARACTER_H
#define NEARDUP_INTAKE_CHARACTERS_UTF8_CHARACTER_H

#include <cstddef>
#include <string>
#include <string_view>

namespace neardup {

/** A character, or what stands where one should. */
struct Utf8Character {
  unsigned code_point = 0;  ///< of an ill-formed sequence: its first byte, as Xapian reads it
  std::size_t bytes = 1;    ///< of an ill-formed sequence: its maximal subpart (Unicode section 3.9); at least 1
  bool well_formed = true;
};

/** @param text  not empty. */
Utf8Character first_character(std::string_view text);

/** Append a character; U+FFFD for what is no Unicode scalar value, and for U+0000. */
void append_utf8(std::string& text, unsigned code_point);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_UTF8_CHARACTER_H
