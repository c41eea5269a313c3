/** @file accents.h
 *  Words without accents, as some applications index them. */
#ifndef NEARDUP_ICU_TOKENIZER_WORDS_ACCENTS_H
#define NEARDUP_ICU_TOKENIZER_WORDS_ACCENTS_H

#include <string>
#include <string_view>

namespace neardup {

/** @param text  UTF-8; ill-formed parts become U+FFFD.
 *  @return      its canonical decomposition (NFD) without nonspacing marks, composed again (NFC): "naïve" gives "naive".
 *  @exception std::runtime_error if ICU's data is missing. Cost: linear if runs of marks are short. */
std::string without_accents(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_WORDS_ACCENTS_H
