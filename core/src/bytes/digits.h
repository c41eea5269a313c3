/** @file digits.h
 *  Digits of all scripts in a text; those of one character: decimal_digit() (utf8_characters.h). Internal. THREADS: pure functions. */
#ifndef NEARDUP_CORE_BYTES_DIGITS_H
#define NEARDUP_CORE_BYTES_DIGITS_H

#include <string>
#include <string_view>

namespace neardup {

/** Whether a text has a digit of any script. @param text  any bytes. Cost: linear. */
bool has_digit(std::string_view text);

/** A text with the digits of ASCII in place of those of other scripts. Stored: yes.
 *  @param text  any bytes. Cost: linear. */
std::string with_ascii_digits(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_DIGITS_H
