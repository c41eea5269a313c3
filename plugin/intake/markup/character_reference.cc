#include "markup/character_reference.h"

#include <algorithm>
#include <array>

#include "bytes/utf8_characters.h"
#include "characters/text_encoding.h"
#include "markup/markup_cursor.h"

namespace neardup {

namespace {

struct NamedReference {
  std::string_view name;  // without "&", with ";" where it is required
  std::string_view characters;
};

constexpr std::array<NamedReference, 2231> kReferences{{
#include "markup/named_references.inc"
}};
static_assert(!kReferences.back().name.empty());

constexpr unsigned kNoCharacter = 0x110000;

/** The value of a digit; the base or more if it is none. */
unsigned digit_value(char c) {
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
  const char letter = lower_letter(c);
  return letter >= 'a' && letter <= 'f' ? static_cast<unsigned>(letter - 'a') + 10 : 99;
}

/** @param text  begins with "&#". @return the length of the reference; 0 if it is none. */
std::size_t append_numeric(std::string& decoded, std::string_view text) {
  const bool hexadecimal = text.size() > 2 && lower_letter(text[2]) == 'x';
  const unsigned base = hexadecimal ? 16 : 10;
  const std::size_t begin = hexadecimal ? 3 : 2;
  std::size_t end = begin;
  unsigned number = 0;
  for (; end < text.size() && digit_value(text[end]) < base; ++end) {
    number = std::min(number * base + digit_value(text[end]), kNoCharacter);
  }
  if (end == begin) return 0;
  append_utf8(decoded, windows_1252_character(number));
  return end < text.size() && text[end] == ';' ? end + 1 : end;
}

/** The longest name that a text begins with; null if there is none. */
const NamedReference* longest_name(std::string_view text) {
  const NamedReference* found = nullptr;
  const NamedReference* first = kReferences.data();
  const NamedReference* last = first + kReferences.size();
  for (std::size_t i = 0; i != text.size(); ++i) {  // [first, last): the names that begin with the first i bytes
    const char c = text[i];
    const auto less = [i](const NamedReference& reference, char wanted) {
      return reference.name.size() <= i || reference.name[i] < wanted;
    };
    const auto greater = [i](char wanted, const NamedReference& reference) {
      return reference.name.size() > i && wanted < reference.name[i];
    };
    first = std::lower_bound(first, last, c, less);
    last = std::upper_bound(first, last, c, greater);
    if (first == last) break;
    if (first->name.size() == i + 1) found = first;
  }
  return found;
}

std::size_t append_named(std::string& decoded, std::string_view text, ReferencePlace place) {
  const NamedReference* found = longest_name(text.substr(1));
  if (found == nullptr) return 0;
  const std::size_t end = 1 + found->name.size();
  if (place == ReferencePlace::kAttribute && found->name.back() != ';' && end < text.size() &&
      (text[end] == '=' || is_letter_or_digit(text[end]))) {
    return 0;
  }
  decoded += found->characters;
  return end;
}

}  // namespace

std::size_t append_reference(std::string& decoded, std::string_view text, ReferencePlace place) {
  const bool numeric = text.size() > 1 && text[1] == '#';
  const std::size_t bytes = numeric ? append_numeric(decoded, text) : append_named(decoded, text, place);
  if (bytes != 0) return bytes;
  decoded += '&';
  return 1;
}

std::string decoded_references(std::string_view text, ReferencePlace place) {
  std::string decoded;
  while (!text.empty()) {
    const std::size_t plain = std::min(text.find('&'), text.size());
    decoded += text.substr(0, plain);
    text.remove_prefix(plain);
    if (!text.empty()) text.remove_prefix(append_reference(decoded, text, place));
  }
  return decoded;
}

}  // namespace neardup
