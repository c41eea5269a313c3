/** @file ascii.h
 *  The letters and digits of ASCII, and lower case for names without case: suffixes, charsets, header fields.
 *  THREADS: pure functions. */
#ifndef NEARDUP_CORE_BYTES_ASCII_H
#define NEARDUP_CORE_BYTES_ASCII_H

#include <algorithm>
#include <string>
#include <string_view>

namespace neardup {

constexpr bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}

constexpr char lower_letter(char c) {
  return is_capital(c) ? static_cast<char>(c | 0x20) : c;
}

constexpr bool is_letter(char c) {
  return lower_letter(c) >= 'a' && lower_letter(c) <= 'z';
}

constexpr bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

constexpr bool is_letter_or_digit(char c) {
  return is_letter(c) || is_digit(c);
}

constexpr bool begins_with(std::string_view text, std::string_view begin) {
  return text.substr(0, begin.size()) == begin;
}

constexpr bool ends_with(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

/** The text with A to Z in lower case; all other bytes stay. */
inline std::string lower_ascii(std::string_view text) {
  std::string lower(text);
  std::transform(lower.begin(), lower.end(), lower.begin(), lower_letter);
  return lower;
}

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_ASCII_H
