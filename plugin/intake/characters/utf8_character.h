/** @file utf8_character.h
 *  Reads and writes single characters of UTF-8. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_UTF8_CHARACTER_H
#define NEARDUP_INTAKE_CHARACTERS_UTF8_CHARACTER_H

#include <cstddef>
#include <string>
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

/** Append a character; U+FFFD instead of U+0000 and of numbers that are not Unicode scalar values. */
void append_utf8(std::string& text, unsigned code_point);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_UTF8_CHARACTER_H
