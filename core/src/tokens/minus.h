/** @file minus.h
 *  The sign of a negative number: -500 is not 500. THREADS: a pure function. */
#ifndef NEARDUP_CORE_TOKENS_MINUS_H
#define NEARDUP_CORE_TOKENS_MINUS_H

#include <cstddef>
#include <string_view>

namespace neardup {

/** Bytes of the U+002D or U+2212 directly before a number, if it is a minus and no hyphen or dash between two things: at the
 *  begin of the text, behind white space, or behind one of ( [ { < > = : ; , / | " '. Otherwise 0.
 *  @param begin  of the number in the text. */
inline std::size_t bytes_of_minus(std::string_view text, std::size_t begin) {
  constexpr std::string_view kMinus = "\u2212";
  constexpr std::string_view kBefore = "([{<>=:;,/|\"'";
  const std::string_view before = text.substr(0, begin);
  std::size_t bytes = 0;
  if (!before.empty() && before.back() == '-') bytes = 1;
  if (before.size() >= kMinus.size() && before.substr(begin - kMinus.size()) == kMinus) bytes = kMinus.size();
  if (bytes == 0 || bytes == begin) return bytes;
  const char previous = text[begin - bytes - 1];
  const bool is_space = previous == ' ' || (previous >= '\t' && previous <= '\r');
  return is_space || kBefore.find(previous) != std::string_view::npos ? bytes : 0;
}

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_MINUS_H
