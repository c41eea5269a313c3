/** @file raised_number.h
 *  Keeps a raised number apart from the number in front of it: 10² is not 102. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_RAISED_NUMBER_H
#define NEARDUP_INTAKE_CHARACTERS_RAISED_NUMBER_H

#include <cstddef>
#include <string>
#include <string_view>

#include "bytes/ascii.h"

namespace neardup {

/** "^" if a raised text is a number, with its sign or without, and the text before it ends with a number of one or two digits;
 *  else nothing: "5th" is one word, and behind a year stands the number of a note. */
inline std::string_view raised_sign(std::string_view before, std::string_view raised) {
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
