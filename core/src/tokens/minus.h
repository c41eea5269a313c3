/** @file minus.h
 *  The sign of a negative number: -500 is not 500. THREADS: pure functions. */
#ifndef NEARDUP_CORE_TOKENS_MINUS_H
#define NEARDUP_CORE_TOKENS_MINUS_H

#include <cstddef>
#include <string_view>

namespace neardup {

/** Bytes of the currency sign at the end of a text: $, U+00A2 to U+00A5, U+20A0 to U+20CF; 0 if it ends otherwise. */
inline std::size_t bytes_of_currency(std::string_view text) {
  const auto ends_with = [text](std::string_view first, std::string_view last) {
    return text.size() >= first.size() && text.substr(text.size() - first.size()) >= first &&
           text.substr(text.size() - last.size()) <= last;
  };
  if (ends_with("$", "$")) return 1;
  if (ends_with("\u00a2", "\u00a5")) return 2;
  const bool ends_a_character = !text.empty() && (text.back() & '\xC0') == '\x80';  // not so in bytes that are no UTF-8
  return ends_a_character && ends_with("\u20a0", "\u20cf") ? 3 : 0;
}

/** Bytes of the U+002D or U+2212 at the end of a text, if it is a minus and no hyphen or dash between two things: at the
 *  begin of the text, behind white space, or behind one of ( [ { < > = : ; , / | " '. Otherwise 0. */
inline std::size_t bytes_of_free_minus(std::string_view text) {
  constexpr std::string_view kMinus = "\u2212";
  constexpr std::string_view kBefore = "([{<>=:;,/|\"'";
  std::size_t bytes = 0;
  if (!text.empty() && text.back() == '-') bytes = 1;
  if (text.size() >= kMinus.size() && text.substr(text.size() - kMinus.size()) == kMinus) bytes = kMinus.size();
  if (bytes == 0 || bytes == text.size()) return bytes;
  text.remove_suffix(bytes);
  const bool is_space = text.back() == ' ' || (text.back() >= '\t' && text.back() <= '\r');
  return is_space || kBefore.find(text.back()) != std::string_view::npos || bytes_of_currency(text) != 0 ? bytes : 0;
}

/** Bytes of the minus of a number and of the currency sign behind it: "-5", "-$5" and "$-5" are not "5". Otherwise 0.
 *  @param begin  of the number in the text. */
inline std::size_t bytes_of_minus(std::string_view text, std::size_t begin) {
  text = text.substr(0, begin);
  const std::size_t minus = bytes_of_free_minus(text);
  const std::size_t currency = bytes_of_currency(text);
  if (minus != 0 || currency == 0) return minus;
  text.remove_suffix(currency);
  const std::size_t before = bytes_of_free_minus(text);
  return before == 0 ? 0 : before + currency;
}

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_MINUS_H
