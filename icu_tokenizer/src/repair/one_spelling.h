/** @file one_spelling.h
 *  Letters that Unicode lets a text spell in several ways, beyond what its normalization forms make one, and the spelling
 *  that the tokenizer reads. None of these changes a word:
 *
 *  - the tatweel U+0640, which only makes an Arabic word longer, is left out;
 *  - Malayalam: a consonant, U+0D4D and U+200D, as before Unicode 5.1, is its chillu letter (Unicode section 12.9);
 *  - Thai and Lao: U+0E4D and U+0E32, U+0ECD and U+0EB2 are U+0E33 and U+0EB3, behind a tone mark that stands between them.
 *    NFKC takes the letters apart, and dictionaries do not know the parts.
 *
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_ICU_TOKENIZER_REPAIR_ONE_SPELLING_H
#define NEARDUP_ICU_TOKENIZER_REPAIR_ONE_SPELLING_H

#include <unicode/umachine.h>

#include <cstddef>
#include <string_view>

#include "repair/offset_map.h"

namespace neardup {

/** A range to replace, and by what. */
struct Respelling {
  ByteRange range;
  std::string_view text;
};

constexpr UChar32 kTatweel = 0x640;

/** Whether a spelling to replace may begin with a character. */
constexpr bool may_be_respelled(UChar32 c) {
  return c == kTatweel || (c >= 0xD15 && c <= 0xD33) || c == 0xE4D || c == 0xECD;
}

/** The spelling that begins at a byte; an empty range if there is none. The text lives for ever.
 *  @param at  of a character of well-formed UTF-8. */
Respelling respelled(std::string_view text, std::size_t at);

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_REPAIR_ONE_SPELLING_H
