/** @file composed_text.h
 *  One spelling of letters with accents, so that words of a text are found by a query in the other spelling. */
#ifndef NEARDUP_ICU_TOKENIZER_WORDS_COMPOSED_TEXT_H
#define NEARDUP_ICU_TOKENIZER_WORDS_COMPOSED_TEXT_H

#include <string>

namespace neardup {

/** Brings a text into Normalization Form C: "e" and U+0301 become "é", Jamo become syllables. Files of macOS and some PDF have
 *  them apart.
 *  @param text  UTF-8; of 2 GiB and more it stays as it is. Texts in this form already are not copied.
 *  @exception std::runtime_error if ICU's data is missing. Cost: linear. Source: Unicode Standard Annex 15. */
void compose(std::string& text);

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_WORDS_COMPOSED_TEXT_H
