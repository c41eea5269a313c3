/** @file minus.h
 *  The sign of a negative number: -500 is not 500. THREADS: pure functions. */
#ifndef NEARDUP_CORE_TOKENS_MINUS_H
#define NEARDUP_CORE_TOKENS_MINUS_H

#include <cstddef>
#include <string_view>

namespace neardup {

/** Bytes of the currency sign at the end of a text; 0 if it ends otherwise. */
std::size_t bytes_of_currency(std::string_view text);

/** Whether a number may begin behind a text with a sign or a decimal point: at the begin of a text, behind white space, one of
 *  ( [ { < > = : ; , / | \ ` " ', a currency sign, or what is no ASCII: a space, an ellipsis, a mark that opens a quotation or a
 *  bracket, a colon, comma, arrow or operator. Marks of direction do not count. */
bool ends_before_number(std::string_view text);

/** Whether a character is ▲, △, ▼ or ▽. In accounts of Japan and Korea ▲ and △ directly before a number are a minus; elsewhere ▲
 *  is up. */
bool is_triangle(std::string_view character);

/** Bytes of the U+002D, U+2212, U+FE63 or U+FF0D at the end of a text, and of marks of direction behind it, if it is a minus and no
 *  hyphen or dash between two things (ends_before_number()). Otherwise 0. */
std::size_t bytes_of_free_minus(std::string_view text);

/** Bytes of the minus of a number and of the currency sign behind it: "-5", "-$5" and "$-5" are not "5". Otherwise 0. Behind a
 *  word of Han, kana or Hangul, which has no space behind it, only a number that a unit touches has one: "気温-5度", but "歼-20".
 *  @param begin  of the number in the text. */
std::size_t bytes_of_minus(std::string_view text, std::size_t begin);

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_MINUS_H
