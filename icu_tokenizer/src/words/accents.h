/** @file accents.h
 *  Words with accents in one spelling, and without them, as some applications index them. */
#ifndef NEARDUP_ICU_TOKENIZER_WORDS_ACCENTS_H
#define NEARDUP_ICU_TOKENIZER_WORDS_ACCENTS_H

#include <string>
#include <string_view>

namespace neardup {

/** Which marks are accents. */
enum class Accents {
  kOptional,  ///< accents of Latin and Greek, vowel signs of Hebrew and Arabic, and of Cyrillic stress and the dots of io.
  ///< Other marks make other letters and words, such as short i, tones of Thai, vowels of Hindi, voiced Kana.
  kAll,  ///< all nonspacing marks: mu and recoll index without nearly all of them
};

/** A text without accents.
 *  @param text  UTF-8; ill-formed parts become U+FFFD.
 *  @return      its canonical decomposition (NFD) without these marks, composed again (NFC): "naïve" gives "naive".
 *  @exception std::runtime_error if ICU's data is missing. Cost: linear if runs of marks are short. */
std::string without_accents(std::string_view text, Accents accents);

/** Brings a text into Normalization Form C: "e" and U+0301 become "é", Jamo become syllables. Files of macOS and some PDF have
 *  them apart, and queries do not. Letters that have several spellings beyond that get one (one_spelling.h).
 *  @param text  UTF-8; of 2 GiB and more, or with more than 30 marks at a letter, it stays as it is. A text in this form already is not copied.
 *  @exception std::runtime_error if ICU's data is missing. Cost: linear. Source: Unicode Standard Annex 15. */
void compose(std::string& text);

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_WORDS_ACCENTS_H
