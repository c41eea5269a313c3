/** @file utf8_character.h
 *  Writes single characters of UTF-8; utf8_characters.h of core reads them. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_UTF8_CHARACTER_H
#define NEARDUP_INTAKE_CHARACTERS_UTF8_CHARACTER_H

#include <string>

#include "bytes/utf8_characters.h"

namespace neardup {

/** Append a character; U+FFFD instead of U+0000 and of numbers that are not Unicode scalar values. */
void append_utf8(std::string& text, unsigned code_point);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_UTF8_CHARACTER_H
