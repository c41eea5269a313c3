/** @file letters.h
 *  What a character is in the scripts that legacy encodings with one byte for a letter have: Latin, Greek, Cyrillic, Hebrew,
 *  Arabic, Thai. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_LETTERS_H
#define NEARDUP_INTAKE_CHARACTERS_LETTERS_H

namespace neardup {

/** Whether a code point is a letter of these scripts. */
bool is_unicode_letter(unsigned c);

/** Whether it is an accent, vowel or tone that stands at a letter. */
bool is_mark(unsigned c);

/** The small letter of a capital; other characters as they are. */
unsigned small_letter(unsigned c);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_LETTERS_H
