/** @file word_ends.h
 *  What two spellings of a word have in common. THREADS: a pure function. */
#ifndef NEARDUP_CORE_COMPARE_WORD_ENDS_H
#define NEARDUP_CORE_COMPARE_WORD_ENDS_H

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "bytes/utf8_characters.h"

namespace neardup {

/** The bytes with which both words begin and end, of whole characters; at most those of the shorter one. Cost: linear. */
inline std::size_t equal_at_ends(std::string_view a, std::string_view b) {
  const std::size_t shorter = std::min(a.size(), b.size());
  const auto continues_in = [](std::string_view text, std::size_t at) {
    return at < text.size() && continues_character(text[at]);
  };
  std::size_t prefix = 0;
  while (prefix != shorter && a[prefix] == b[prefix]) ++prefix;
  while (prefix != 0 && (continues_in(a, prefix) || continues_in(b, prefix))) --prefix;
  std::size_t suffix = 0;
  while (suffix != shorter - prefix && a[a.size() - 1 - suffix] == b[b.size() - 1 - suffix]) ++suffix;
  while (suffix != 0 && continues_in(a, a.size() - suffix)) --suffix;
  return prefix + suffix;
}

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_WORD_ENDS_H
