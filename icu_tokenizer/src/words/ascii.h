/** @file ascii.h
 *  Which bytes of UTF-8 are characters of ASCII? Internal. */
#ifndef NEARDUP_ICU_TOKENIZER_WORDS_ASCII_H
#define NEARDUP_ICU_TOKENIZER_WORDS_ASCII_H

namespace neardup {

/** Whether a byte of UTF-8 is a character of ASCII, and not a part of another one. */
inline bool is_ascii(char c) {
  return static_cast<signed char>(c) >= 0;
}

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_WORDS_ASCII_H
