/** @file sign_characters.h
 *  The characters beyond ASCII that a text may be about: signs, symbols, and letters without a name. Internal. THREADS: pure
 *  functions. */
#ifndef NEARDUP_CORE_NOTATION_SIGN_CHARACTERS_H
#define NEARDUP_CORE_NOTATION_SIGN_CHARACTERS_H

#include <string_view>

namespace neardup {

/** Whether a character may be one of these; of most others false. Cost: a look-up. */
bool may_be_sign(std::string_view character);

/** A sign of an amount or a formula as plain texts have it; empty if a character is none. @param character  not ASCII. */
std::string_view meaningful_sign(std::string_view character);

/** A symbol that says yes or no, or shows a thing, as plain texts have it; empty if a character is none. */
std::string_view plain_symbol(std::string_view character);

/** Whether a symbol is a cross that says no: a text without one says something else. @param symbol  a plain one. */
bool negates(std::string_view symbol);

/** Whether a character is one of Braille or of private use. */
bool is_unnamed_letter(std::string_view character);

}  // namespace neardup

#endif  // NEARDUP_CORE_NOTATION_SIGN_CHARACTERS_H
