/** @file letter_forms.h
 *  How characters are folded, composed and told from punctuation, for texts that are compared without a tokenizer. The data is
 *  that of Unicode 3.2 and never changes, because its results are stored: make_letter_forms.py makes it. THREADS: pure functions. */
#ifndef NEARDUP_CORE_BYTES_LETTER_FORMS_H
#define NEARDUP_CORE_BYTES_LETTER_FORMS_H

#include <string>
#include <string_view>

#include "bytes/utf8_characters.h"

namespace neardup {

/** What is known of a character. ASCII, ill-formed bytes and what is beyond U+FFFF have no form. */
struct LetterForm {
  std::string_view folded{};  ///< if it changes; empty for invisible characters
  bool changes = false;
  bool combines = false;  ///< perhaps with characters before it: a text that has it must be composed()
  bool sign = false;      ///< punctuation or a space, not within words
};

/** Cost: constant. */
LetterForm letter_form(const Utf8Character& character);

/** Whether a sign beyond ASCII may begin with a byte. Most letters do not. */
constexpr bool may_begin_sign(char byte) {
  const auto lead = static_cast<unsigned char>(byte);
  if (lead >= 0xe0) return lead <= 0xe3 || lead == 0xef;
  return lead == 0xc2 || lead == 0xcd || lead == 0xce || (lead >= 0xd5 && lead <= 0xdc);
}

/** A text whose characters are folded, with letters and the marks behind them in one character where there is one, and the marks
 *  in canonical order. @param text  any bytes. Cost: linear if runs of marks are short. Source: Unicode section 3.11, NFC. */
std::string composed(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_LETTER_FORMS_H
