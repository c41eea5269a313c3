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

namespace neardup {

/** The bytes of the sign at the beginning of a text; 0 for another character: the no-break space, a guillemet, the middle dot,
 *  or general punctuation (U+2000 to U+206F), such as typographic quotes and dashes. */
constexpr std::size_t sign_bytes(std::string_view text) {
  const auto byte = [text](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
  if (byte(0) == 0xc2) return byte(1) == 0xa0 || byte(1) == 0xab || byte(1) == 0xb7 || byte(1) == 0xbb ? 2 : 0;
  return byte(0) == 0xe2 && (byte(1) == 0x80 || (byte(1) == 0x81 && byte(2) < 0xb0)) ? 3 : 0;
}

/** Whether a character of a word begins a text, or goes on: a letter or digit of ASCII, or any byte from 0x80 on but a sign's. */
constexpr bool begins_in_word(std::string_view text) {
  const auto byte = static_cast<unsigned char>(text.front());
  if (byte >= 0x80) return sign_bytes(text) == 0;
  return (byte | 0x20U) - 'a' < 26U || byte - unsigned{'0'} < 10U;
}

/** A hash of the words of a text in their order. A word is a run of begins_in_word(); the case of ASCII does not count. Never 0,
 *  but for a text without words. Stored: yes.
 *  @param text  any bytes. Cost: linear. */
std::uint64_t word_digest(std::string_view text);

/** A text in small letters, with ASCII digits, without soft hyphens. Latin, Greek, Cyrillic and Armenian letters count up to
 *  U+052F; others stay as they are. Stored: yes.
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
