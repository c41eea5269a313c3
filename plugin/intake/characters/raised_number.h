/** @file raised_number.h
 *  Keeps a raised number apart from the number in front of it: 10² is not 102. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_RAISED_NUMBER_H
#define NEARDUP_INTAKE_CHARACTERS_RAISED_NUMBER_H

#include <cstddef>
#include <string>
#include <string_view>

#include "bytes/ascii.h"

namespace neardup {

/** "^" if a raised text is a number, with its sign or without, and the text before it ends with a digit; else nothing: "5th"
 *  and "1990a" are one word. */
inline std::string_view raised_sign(std::string_view before, std::string_view raised) {
  for (const std::string_view sign : {"-", "+", "\u2212"}) {
    if (begins_with(raised, sign)) raised.remove_prefix(sign.size());
  }
  const bool numbers = !before.empty() && is_digit(before.back()) && !raised.empty() && is_digit(raised.front());
  return numbers ? "^" : "";
}

/** Insert raised_sign() where the raised end of a text begins. @param begin  may lie behind the text. */
inline void raise_from(std::string& text, std::size_t begin) {
  if (begin >= text.size()) return;
  const std::string_view whole = text;
  text.insert(begin, std::string(raised_sign(whole.substr(0, begin), whole.substr(begin))));
}

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_RAISED_NUMBER_H
