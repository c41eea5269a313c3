#include "sign/names_with_signs.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>

#include "bytes/ascii.h"
#include "bytes/eight_bytes.h"
#include "bytes/feature_hash.h"

namespace neardup {

namespace {

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

/** Whether a character of Braille (U+2800 to U+28FF) or of private use (U+E000 to U+F8FF) begins at a place. */
bool is_unnamed_letter(std::string_view text, std::size_t at) {
  const std::string_view begin = text.substr(at, 2);
  return begin >= "\xee" ? begin < "\xef\xa4" : begin >= "\xe2\xa0" && begin < "\xe2\xa4";
}

/** Add the runs of two or more letters that Unicode does not call letters. One alone is a sign or a picture. */
void add_unnamed_words(std::string_view text, std::multiset<std::string>& names) {
  constexpr std::size_t kBytes = 3;  // of each such letter
  for (std::size_t at = ascii_eights(text); at < text.size(); at += ascii_eights(text.substr(at))) {
    std::size_t end = at;
    while (end < text.size() && static_cast<unsigned char>(text[end]) >= 0xe2 && is_unnamed_letter(text, end))
      end += kBytes;
    if (end > at + kBytes) names.insert(std::string(text.substr(at, end - at)));
    at = std::min(std::max(end, at + 1), text.size());
  }
}

}  // namespace

std::uint64_t hash_of_names_with_signs(std::string_view text) {
  std::multiset<std::string> names;
  for (const char kind : {'+', '#'}) add_names_with_signs(text, kind, names);
  add_unnamed_words(text, names);
  std::uint64_t hash = 0;
  for (const std::string& name : names) hash = mix64(hash ^ xxh3_hash(name));
  return hash;
}

}  // namespace neardup
