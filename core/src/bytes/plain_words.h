/** @file plain_words.h
 *  The words of a text without a tokenizer: for hashes and counts that must not depend on a release of ICU. THREADS: pure
 *  functions. */
#ifndef NEARDUP_CORE_BYTES_PLAIN_WORDS_H
#define NEARDUP_CORE_BYTES_PLAIN_WORDS_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "bytes/letter_forms.h"
#include "bytes/utf8_characters.h"

namespace neardup {

/** The bytes of the sign beyond ASCII at the beginning of a text; 0 for another character: punctuation and spaces of all scripts
 *  (letter_forms.h). */
inline std::size_t sign_bytes(std::string_view text) {
  return !text.empty() && may_begin_sign(text.front()) && letter_form(first_character(text)).sign
             ? first_character(text).bytes
             : 0;
}

/** Whether a character of a word begins a text, or goes on: a letter or digit of ASCII, or any byte from 0x80 on but a sign's. */
inline bool begins_in_word(std::string_view text) {
  const auto byte = static_cast<unsigned char>(text.front());
  if (byte >= 0x80) return sign_bytes(text) == 0;
  return (byte | 0x20U) - 'a' < 26U || byte - unsigned{'0'} < 10U;
}

/** A hash of the words of a text in their order. A word is a run of begins_in_word() of the folded() text. Never 0, but for
 *  a text without words. Stored: yes.
 *  @param text  any bytes. Cost: linear. */
std::uint64_t word_digest(std::string_view text);

/** A text in small letters, with ASCII digits, composed, without invisible characters: as NFKC_Casefold, but superscripts, symbols
 *  within circles and fractions stay, as do letters of Unicode 4 and later. Folding a well-formed text twice is folding it once. Stored: yes.
 *  @param text  any bytes. Cost: linear. */
std::string folded(std::string_view text);

/** Call action(word) for each such word. Cost: linear. */
template <typename Action>
void each_word(std::string_view text, Action action) {
  while (!text.empty()) {
    std::size_t end = 0;
    while (end != text.size() && begins_in_word(text.substr(end))) ++end;
    if (end != 0) action(text.substr(0, end));
    text.remove_prefix(end);
    text.remove_prefix(std::min(text.size(), std::max<std::size_t>(sign_bytes(text), 1)));
  }
}

/** How many such words a text has. Cost: linear. */
inline std::size_t plain_word_count(std::string_view text) {
  std::size_t words = 0;
  each_word(text, [&words](std::string_view) { ++words; });
  return words;
}

/** Figures of a line that are more than a day, a year and a time: prices, a timetable. */
constexpr std::size_t kManyFigures = 4;

/** How many numbers, dates and times a text has: runs of digits and what joins them. Cost: linear. */
inline std::size_t figure_count(std::string_view text) {
  std::size_t figures = 0;
  for (std::size_t at = 0; (at = text.find_first_of("0123456789", at)) != text.npos; ++figures)
    at = std::min(text.find_first_not_of("0123456789.,:/-", at), text.size());
  return figures;
}

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_PLAIN_WORDS_H
