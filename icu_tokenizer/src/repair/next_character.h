/** @file next_character.h
 *  Reads any bytes as UTF-8 characters. Internal. */
#ifndef NEARDUP_ICU_TOKENIZER_REPAIR_NEXT_CHARACTER_H
#define NEARDUP_ICU_TOKENIZER_REPAIR_NEXT_CHARACTER_H

#include <unicode/utf8.h>

#include <cstddef>
#include <string_view>

namespace neardup {

// ICU's macro narrows integers on purpose.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
/** The character at `i`; moves `i` behind it. Negative if it is ill-formed; then `i` is behind the maximal subpart. */
inline UChar32 next_character(std::string_view text, std::size_t& i) {
  UChar32 character = 0;
  U8_NEXT(text.data(), i, text.size(), character);
  return character;
}
#pragma GCC diagnostic pop

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_REPAIR_NEXT_CHARACTER_H
