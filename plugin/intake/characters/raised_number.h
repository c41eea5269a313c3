/** @file raised_number.h
 *  Keeps a raised number apart from what is in front of it: 10² is not 102, and behind a word stands the number of a note.
 *  THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_RAISED_NUMBER_H
#define NEARDUP_INTAKE_CHARACTERS_RAISED_NUMBER_H

#include <cstddef>
#include <string>
#include <string_view>

#include "bytes/ascii.h"
#include "bytes/plain_words.h"
#include "characters/text_line.h"

namespace neardup {

/** Whether a text ends with a word of four letters or more. Shorter ones are units and formulas (m², x²), and so are some names of
 *  functions. */
inline bool ends_in_long_word(std::string_view text) {
  constexpr std::size_t kLongWord = 4;
  std::size_t letters = 0;
  std::size_t begin = text.size();
  for (std::size_t at = text.size(); at != 0 && letters <= kLongWord;) {
    const auto byte = static_cast<unsigned char>(text[--at]);
    if (byte >= 0x80 && byte < 0xc0) continue;  // within a character
    if (is_digit(text[at]) || !begins_in_word(text.substr(at))) break;
    begin = at;
    ++letters;
  }
  return letters >= kLongWord && !has_word("sinh cosh tanh coth", lower_ascii(text.substr(begin)));
}

/** Whether a text is the number of a note, or several: "2", "1)", "2,3", "8–10". */
inline bool numbers_notes(std::string_view text) {
  return !text.empty() && is_digit(text.front()) &&
         text.find_first_not_of("0123456789,;.)- \t\r\n\u2010\u2011\u2012\u2013\u2014") == text.npos;
}

/** "^" if a raised text is a number, with its sign or without, and the text before it ends with a number of one or two digits;
 *  a space if it numbers notes behind a long word; else nothing: "5th" is one word, and behind a year stands the number of a note. */
inline std::string_view raised_sign(std::string_view before, std::string_view raised) {
  if (numbers_notes(raised) && ends_in_long_word(before)) return " ";
  for (const std::string_view sign : {"-", "+", "\u2212"}) {
    if (begins_with(raised, sign)) raised.remove_prefix(sign.size());
  }
  std::size_t digits = 0;
  while (digits != before.size() && digits != 3 && is_digit(before[before.size() - 1 - digits])) ++digits;
  return digits != 0 && digits != 3 && !raised.empty() && is_digit(raised.front()) ? "^" : "";
}

/** Insert raised_sign() where the raised end of a text begins. @param begin  may lie behind the text. */
inline void raise_from(std::string& text, std::size_t begin) {
  if (begin >= text.size()) return;
  const std::string_view whole = text;
  text.insert(begin, std::string(raised_sign(whole.substr(0, begin), whole.substr(begin))));
}

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_RAISED_NUMBER_H
