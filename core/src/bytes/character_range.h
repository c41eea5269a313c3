/** @file character_range.h
 *  Tables of characters in UTF-8. Internal. THREADS: pure functions. */
#ifndef NEARDUP_CORE_BYTES_CHARACTER_RANGE_H
#define NEARDUP_CORE_BYTES_CHARACTER_RANGE_H

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>

namespace neardup {

/** Characters of one length from a first to a last one. The order of their bytes is that of code points. */
struct CharacterRange {
  std::string_view first;
  std::string_view last;
};

/** Whether a character, or ill-formed bytes in place of one, is in one of these ranges. */
template <std::size_t kRanges>
bool is_in(std::string_view character, const CharacterRange (&ranges)[kRanges]) {
  return std::any_of(std::begin(ranges), std::end(ranges), [character](const CharacterRange& range) {
    return range.first.size() == character.size() && range.first <= character && character <= range.last;
  });
}

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_CHARACTER_RANGE_H
