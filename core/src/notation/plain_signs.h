/** @file plain_signs.h
 *  One spelling of the signs and digits of a text. Internal. THREADS: pure functions. */
#ifndef NEARDUP_CORE_NOTATION_PLAIN_SIGNS_H
#define NEARDUP_CORE_NOTATION_PLAIN_SIGNS_H

#include <string>
#include <string_view>

namespace neardup {

/** Whether a byte begins U+0338, a form of ASCII or a digit of another script. */
constexpr bool begins_form(char byte) {
  return std::string_view("\xcc\xd9\xdb\xdf\xe0\xe1\xea\xef").find(byte) != std::string_view::npos;
}

/** A text with ASCII in place of its forms that East Asian texts have, U+FF01 to U+FF5E and U+FE62 to U+FE66, and of the digits
 *  and the decimal point of other scripts; and with the composed sign in place of one and U+0338: "=\u0338" is "≠". */
std::string with_plain_signs(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_CORE_NOTATION_PLAIN_SIGNS_H
