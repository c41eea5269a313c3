/** @file sign_context.h
 *  What stands before and behind a sign in a text. Internal. THREADS: pure functions. */
#ifndef NEARDUP_CORE_NOTATION_SIGN_CONTEXT_H
#define NEARDUP_CORE_NOTATION_SIGN_CONTEXT_H

#include <cstddef>
#include <string_view>

namespace neardup {

/** The character at a place; empty if the text ends within it. */
std::string_view character_at(std::string_view text, std::size_t at);

/** Whether a character belongs to a name with a sign, such as "C++": one of a script with spaces around names. */
bool is_name_character(std::string_view character);

/** A text without the white space at its ends. */
std::string_view without_space(std::string_view text);

/** Whether a text ends with a letter or digit that is no part of a longer name. */
bool ends_with_lone_letter(std::string_view text);

/** Whether one begins with such a letter or digit. */
bool begins_with_lone_letter(std::string_view text);

/** Where the digits of ASCII that begin at a place end. */
std::size_t digits_end(std::string_view text, std::size_t begin);

/** Up to so many bytes in front of a place in a text. */
std::string_view bytes_before(std::string_view text, std::size_t at, std::size_t bytes);

/** The last bytes of a line in front of a place in it, and the first ones from there on, without white space.
 *  Cost: bounded. */
std::string_view line_before(std::string_view text, std::size_t at);
std::string_view line_behind(std::string_view text, std::size_t at);

}  // namespace neardup

#endif  // NEARDUP_CORE_NOTATION_SIGN_CONTEXT_H
