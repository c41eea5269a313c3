/** @file spelled_number.h
 *  Numbers in words of Chinese, Japanese and Korean, as contracts have them. Internal. THREADS: pure functions. */
#ifndef NEARDUP_CORE_TOKENS_SPELLED_NUMBER_H
#define NEARDUP_CORE_TOKENS_SPELLED_NUMBER_H

#include <string_view>

namespace neardup {

/** Whether a word is a number in numerals of Han, perhaps with 第 or 金 before it, and a unit of money, of time or of a paragraph
 *  behind it: 三百, 叁万, 五年, 第三条; or an amount in numerals of Hangul: 삼백만원정. Not 一 alone, which also means "a".
 *  @param word  a token, in well-formed UTF-8. Cost: linear. */
bool is_spelled_number(std::string_view word);

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_SPELLED_NUMBER_H
