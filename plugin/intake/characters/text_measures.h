/** @file text_measures.h
 *  What a piece of text has to read. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_TEXT_MEASURES_H
#define NEARDUP_INTAKE_CHARACTERS_TEXT_MEASURES_H

#include <cstdint>
#include <string_view>

namespace neardup {

/** The characters of a text without white space, of which the no-break space is one. A character from U+3000 on counts twice, because one of them says as
 *  much as two letters.
 *  @param text  UTF-8. Cost: linear. */
std::uint32_t letter_count(std::string_view text);

/** Whether a text has a mark that ends a sentence or a clause: one of . ! ? ; : before white space, a quotation mark or
 *  the end, or a full stop or question mark of another script (Chinese, Arabic, Urdu, Devanagari, Ethiopic, Khmer,
 *  ...).
 *  @param text  UTF-8. Cost: linear. */
bool has_sentence_mark(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_TEXT_MEASURES_H
