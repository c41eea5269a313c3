/** @file words_of_amounts.h
 *  Words that change what a text says as figures do: numbers in words, names of months and days, Roman numerals, negations,
 *  decisions. In
 *  English, German, French, Spanish, Italian, Portuguese, Dutch, Polish and Russian. Internal. THREADS: pure functions. */
#ifndef NEARDUP_CORE_TOKENS_WORDS_OF_AMOUNTS_H
#define NEARDUP_CORE_TOKENS_WORDS_OF_AMOUNTS_H

#include <string_view>

namespace neardup {

/** Whether a word is a number, such as "three", "third", "billion", "dreihundertfünfzig" or a spelled_number.h; or the full name
 *  of a month or a day, but not "may", "sun" and the like. @param word  a folded token. Cost: bounded. */
bool is_amount(std::string_view word);

/** Whether a word is a Roman numeral: "II", "xiv", "V", "MCM", also "x", but neither "i", "I", "v" nor "mi".
 *  @param written  not folded. */
bool is_roman_numeral(std::string_view written);

/** Whether a word denies what is said, or excludes it: "not", "don't", "without", "nicht", 不能, and the NC and ND of licences.
 *  @param word  folded. */
bool is_negation(std::string_view word);

/** Whether a word is a decision or a state that has an opposite: "accepted", "cancelled", "negative", "left", "abgelehnt"; in
 *  English, German, French, Spanish and Italian. @param word  folded. */
bool is_decision(std::string_view word);

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_WORDS_OF_AMOUNTS_H
