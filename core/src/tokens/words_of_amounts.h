/** @file words_of_amounts.h
 *  Words that change what a text says as figures do: numbers in words, units, names of months and days, Roman numerals,
 *  negations. In English, German, French, Spanish, Italian, Portuguese, Dutch, Polish and Russian. Internal. THREADS: pure
 *  functions. */
#ifndef NEARDUP_CORE_TOKENS_WORDS_OF_AMOUNTS_H
#define NEARDUP_CORE_TOKENS_WORDS_OF_AMOUNTS_H

#include <string_view>

namespace neardup {

/** Whether a word is a number, such as "three", "third", "billion" or a spelled_number.h; or the full name of a month or a
 *  day, but not "may", "sun" and the like. @param word  a folded token. */
bool is_amount(std::string_view word);

/** Whether a word is a unit, "am", "BC", or a short or ambiguous name of a month, as far as a number stands next to it.
 *  @param word  folded. @param written  as the text has it: "M" is not "m". */
bool is_amount_next_to_number(std::string_view word, std::string_view written);

/** Whether a word is a Roman numeral: "II", "xiv", "V", "MCM", also "x", but neither "i", "I", "v" nor "mi".
 *  @param written  not folded. */
bool is_roman_numeral(std::string_view written);

/** Whether a word denies what is said, or excludes it: "not", "don't", "without", "nicht", 不能, and the NC and ND of licences.
 *  @param word  folded. */
bool is_negation(std::string_view word);

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_WORDS_OF_AMOUNTS_H
