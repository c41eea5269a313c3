/** @file text_measures.h
 *  What a piece of text has to read. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_TEXT_MEASURES_H
#define NEARDUP_INTAKE_CHARACTERS_TEXT_MEASURES_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "bytes/plain_words.h"

namespace neardup {

/** The characters of a text without white space, of which the no-break space is one. A character from U+3000 on counts twice,
 *  because one of them says as much as two letters.
 *  @param text  UTF-8. Cost: linear. */
std::uint32_t letter_count(std::string_view text);

/** Whether a text begins with a character of a script without spaces between words: Thai, Lao, Myanmar, Khmer, Kana, Han; not
 *  Hangul. */
constexpr bool begins_unspaced(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const unsigned next = text.size() > 1 ? static_cast<unsigned char>(text[1]) : 0U;
  if (lead == 0xe0) return next >= 0xb8 && next <= 0xbb;
  if (lead == 0xe1) return next == 0x80 || next == 0x81 || next == 0x9e || next == 0x9f;
  return lead >= 0xe3 && lead <= 0xe9;
}

/** How many words (plain_words.h) a text has. A character of a script without spaces between words is half a word; half a word more counts
 *  as one. Cost: linear. */
std::size_t word_count(std::string_view text);

/** The least digits of a figure: shorter numbers are those of pages and lists. */
constexpr std::ptrdiff_t kFigureDigits = 3;

/** Numbers, times and amounts in one spelling (plain_numbers.h), each with a space behind it: runs of visible ASCII characters
 *  with three digits or more, but for links and addresses, which have `/` or `@`, and names made by machines, which have seven
 *  hexadecimal digits or more in lower case, letters among them. Before a number with a minus (minus.h) stands the word "minus"; a
 *  triangle stays. Cost: linear. */
std::string figures(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_TEXT_MEASURES_H
