/** @file spelled_number.h
 *  Numbers in words of Chinese, Japanese and Korean, as contracts have them. Internal. THREADS: pure functions. */
#ifndef NEARDUP_CORE_TOKENS_SPELLED_NUMBER_H
#define NEARDUP_CORE_TOKENS_SPELLED_NUMBER_H

#include <string_view>

namespace neardup {

/** Whether a word is a number in numerals of Han, perhaps with 第 or 金 before it, and a unit of money, of time or of a paragraph
 *  behind it: 三百, 叁万, 五年, 第三条; or an amount in numerals of Hangul: 삼백만원정. Not one numeral
 *  alone, or before 分, and not 一年, 千万 and the like, which are often other words: "a", "very".
 *  @param word  a token, in well-formed UTF-8. Cost: linear. */
bool is_spelled_number(std::string_view word);

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_SPELLED_NUMBER_H
