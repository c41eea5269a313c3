/** @file text_measures.h
 *  What a piece of text has to read. THREADS: pure functions.
 *
 *  The words of a text as one number, without a tokenizer.
 */
#ifndef NEARDUP_INTAKE_CHARACTERS_TEXT_MEASURES_H
#define NEARDUP_INTAKE_CHARACTERS_TEXT_MEASURES_H

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace neardup {

/** The characters of a text without white space, of which the no-break space is one. A character from U+3000 on counts twice, because one of them says as
 *  much as two letters.
 *  @param text  UTF-8. Cost: linear. */
std::uint32_t letter_count(std::string_view text);

/** Whether a byte is part of a word: a letter or digit of ASCII, or any byte from 0x80 on. */
constexpr bool is_word_byte(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || (byte | 0x20U) - 'a' < 26U || byte - unsigned{'0'} < 10U;
}

/** A hash of the words of a text in their order. A word is a run of is_word_byte(); the case of
 *  ASCII does not count. Never 0, but for a text without words. Stored: yes.
 *  @param text  any bytes. Cost: linear. */
std::uint64_t word_digest(std::string_view text);

/** Call action(word) for each such word. Cost: linear. */
template <typename Action>
void each_word(std::string_view text, Action action) {
  while (!text.empty()) {
    std::size_t end = 0;
    while (end != text.size() && is_word_byte(text[end])) ++end;
    if (end != 0) action(text.substr(0, end));
    text.remove_prefix(end == text.size() ? end : end + 1);
  }
}

/** How many such words a text has. Cost: linear. */
std::size_t word_count(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_TEXT_MEASURES_H
