/** @file word_characters.h
 *  What characters are to Xapian's TermGenerator. Internal. THREADS: pure functions. */
#ifndef NEARDUP_PLUGIN_TEXT_WORD_CHARACTERS_H
#define NEARDUP_PLUGIN_TEXT_WORD_CHARACTERS_H

#include <xapian.h>

#include "tokens/unspaced_scripts.h"

namespace neardup {

constexpr unsigned kZeroWidthSpace = 0x200b;
constexpr unsigned kIllFormed = 0x80000000U;  // as Xapian::Utf8Iterator::strict_deref() marks it

constexpr bool is_ascii_word(unsigned character) {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
         (character >= '0' && character <= '9') || character == '_';
}

/** Whether words have it. */
inline bool is_in_words(unsigned character) {
  if (character < 0x80) return is_ascii_word(character);
  return character < kIllFormed && Xapian::Unicode::is_wordchar(character);
}

/** Whether it is a term of its own, with a position. */
inline bool is_han_in_words(unsigned character) {
  return character >= 0x80 && is_han_or_kana(character) && is_in_words(character);
}

inline bool is_decimal(unsigned character) {
  if (character < 0x80) return character >= '0' && character <= '9';
  return Xapian::Unicode::get_category(character) == Xapian::Unicode::DECIMAL_DIGIT_NUMBER;
}

constexpr bool is_variation_selector(unsigned character) {
  return (character >= 0xfe00 && character <= 0xfe0f) || (character >= 0xe0100 && character <= 0xe01ef);
}

/** Invisible characters that do not end a word: the format characters (category Cf) except U+200B. */
inline bool is_ignorable(unsigned character) {
  return character >= 0x80 && character != kZeroWidthSpace && character < kIllFormed &&
         Xapian::Unicode::get_category(character) == Xapian::Unicode::FORMAT;
}

/** How queries cut a word at a character. */
enum class PieceKind {
  kNone,        ///< it joins two parts of a word, as ' and & do
  kLetters,     ///< of other scripts, and digits
  kDictionary,  ///< letters of Thai, Lao, Khmer and Myanmar
  kNgrams,      ///< Xapian's flag makes n-grams of it
};

inline PieceKind piece_kind(unsigned character) {
  if (!is_in_words(character)) return PieceKind::kNone;
  if (is_cut_into_ngrams(character)) return PieceKind::kNgrams;
  return is_dictionary_cut(character) && !is_decimal(character) ? PieceKind::kDictionary : PieceKind::kLetters;
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_WORD_CHARACTERS_H
