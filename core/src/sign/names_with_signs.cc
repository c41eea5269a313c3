#include "sign/names_with_signs.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>

#include "bytes/ascii.h"
#include "bytes/feature_hash.h"

namespace neardup {

namespace {

constexpr std::size_t kLongestTerm = 64;  // bytes

bool is_word_byte(char c) {
  return is_letter_or_digit(c) || c == '_' || (c & '\x80') != 0;
}

/** Bytes of the sign at the beginning of a text: `+`, `++` or `#`, if nothing is stuck to it; else 0. */
std::size_t sign_bytes(std::string_view text) {
  const std::size_t end = std::min(text.find_first_not_of("+#"), text.size());
  const std::string_view sign = text.substr(0, end);
  if (sign != "+" && sign != "++" && sign != "#") return 0;
  return end != text.size() && is_word_byte(text[end]) ? 0 : end;
}

/** Add the runs of letters and digits that are too long for a term. Each holds one of the places that are looked at. */
void add_long_words(std::string_view text, std::multiset<std::string>& names) {
  for (std::size_t at = kLongestTerm; at < text.size(); at += kLongestTerm + 1) {
    if (!is_letter_or_digit(text[at])) continue;
    std::size_t begin = at;
    while (begin != 0 && is_letter_or_digit(text[begin - 1])) --begin;
    while (at != text.size() && is_letter_or_digit(text[at])) ++at;
    if (at - begin > kLongestTerm) names.insert(lower_ascii(text.substr(begin, at - begin)));
  }
}

/** Add the words before signs of one kind: a name has no mixed ones, and to look for one character is much faster. */
void add_names_with_signs(std::string_view text, char kind, std::multiset<std::string>& names) {
  for (std::size_t at = 0; (at = text.find(kind, at)) != std::string_view::npos;) {
    const std::size_t bytes = sign_bytes(text.substr(at));
    std::size_t begin = at;
    while (begin != 0 && is_word_byte(text[begin - 1])) --begin;
    if (bytes != 0 && begin != at) names.insert(lower_ascii(text.substr(begin, at + bytes - begin)));
    at = std::min(text.find_first_not_of("+#", at), text.size());
  }
}

/** Bytes of the character at a place if it is of Braille or of private use; else 0. */
std::size_t unnamed_letter_bytes(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t place) {
    return place < text.size() ? static_cast<unsigned char>(text[place]) : 0U;
  };
  const unsigned next = byte(at + 1);
  switch (byte(at)) {
    case 0xe2:
      return next >= 0xa0 && next <= 0xa3 ? 3 : 0;  // U+2800 to U+28FF
    case 0xee:
      return 3;  // U+E000 to U+EFFF
    case 0xef:
      return next <= 0xa3 ? 3 : 0;  // U+F000 to U+F8FF
    case 0xf3:
      return next >= 0xb0 ? 4 : 0;  // U+F0000 to U+FFFFF
    case 0xf4:
      return 4;  // U+100000 to U+10FFFF
    default:
      return 0;
  }
}

/** Add the runs of two or more letters that Unicode does not call letters. One alone is a sign or a picture. */
void add_unnamed_words(std::string_view text, std::multiset<std::string>& names) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (static_cast<unsigned char>(text[at]) < 0xe2) continue;
    const std::size_t first = unnamed_letter_bytes(text, at);
    std::size_t end = at;
    for (std::size_t bytes = first; bytes != 0; bytes = unnamed_letter_bytes(text, end)) end += bytes;
    end = std::min(end, text.size());
    if (end > at + first) names.insert(std::string(text.substr(at, end - at)));
    at = std::max(end, at + 1) - 1;
  }
}

}  // namespace

std::uint64_t evidence_of_names_with_signs(std::string_view text) {
  std::multiset<std::string> names;
  for (const char kind : {'+', '#'}) add_names_with_signs(text, kind, names);
  add_long_words(text, names);
  add_unnamed_words(text, names);
  std::uint64_t evidence = 0;
  for (const std::string& name : names) evidence = mix64(evidence ^ xxh3_hash(name));
  return evidence;
}

}  // namespace neardup
