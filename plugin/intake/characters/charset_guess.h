/** @file charset_guess.h
 *  Guesses the legacy encoding of a text that declares none.
 *
 *  uchardet knows the double-byte encodings of East Asia. All others have one byte for a letter, and are judged here by the
 *  letters that each language has. THREADS: pure functions.
 */
#ifndef NEARDUP_INTAKE_CHARACTERS_CHARSET_GUESS_H
#define NEARDUP_INTAKE_CHARACTERS_CHARSET_GUESS_H

#include <string>
#include <string_view>

namespace neardup {

/** Whether a text is of an encoding, as far as its errors say: one character in twenty may be damaged. */
bool has_few_errors(std::size_t errors, std::size_t characters);

/** The most likely charset of a text that is not UTF-8, in lower case, such as "koi8-r"; windows-1252 if nothing speaks for
 *  another one. At most 64 KiB are examined, from the first byte beyond ASCII on. Empty if the text is ASCII.
 *  Cost: about 40 passes over at most 4,096 of the bytes beyond ASCII. */
std::string guessed_charset(std::string_view bytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_CHARSET_GUESS_H
