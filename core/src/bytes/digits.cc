#include "bytes/digits.h"

#include <algorithm>

#include "bytes/ascii.h"
#include "bytes/eight_bytes.h"
#include "bytes/utf8_characters.h"

namespace neardup {

namespace {

/** Whether a byte can begin a digit of another script than Latin. */
bool may_begin_digit(char byte) {
  constexpr unsigned char kLeast = 0xd9;  // of U+0660
  return static_cast<unsigned char>(byte) >= kLeast;
}

int digit_of(const Utf8Character& character) {
  return character.well_formed ? decimal_digit(character.code_point) : -1;
}

}  // namespace

bool has_digit(std::string_view text) {
  for (std::size_t at = 0; at != text.size();) {
    if (is_digit(text[at])) return true;
    if (!may_begin_digit(text[at])) {
      ++at;
      continue;
    }
    const Utf8Character character = first_character(text.substr(at));
    if (digit_of(character) >= 0) return true;
    at += character.bytes;
  }
  return false;
}

std::string with_ascii_digits(std::string_view text) {
  if (is_ascii(text)) return std::string(text);
  std::string plain;
  plain.reserve(text.size());
  while (!text.empty()) {
    const auto* const lead = std::find_if(text.begin(), text.end(), may_begin_digit);
    const auto before = static_cast<std::size_t>(lead - text.begin());
    plain += text.substr(0, before);
    text.remove_prefix(before);
    if (text.empty()) break;
    const Utf8Character character = first_character(text);
    if (const int digit = digit_of(character); digit >= 0) {
      plain += static_cast<char>('0' + digit);
    } else {
      plain += text.substr(0, character.bytes);
    }
    text.remove_prefix(character.bytes);
  }
  return plain;
}

}  // namespace neardup
