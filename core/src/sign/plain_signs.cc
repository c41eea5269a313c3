#include "sign/plain_signs.h"

#include <algorithm>
#include <cstddef>

#include "bytes/eight_bytes.h"
#include "bytes/utf8_characters.h"

namespace neardup {

namespace {

/** Whether a byte begins U+0338, a form of ASCII or a digit of another script. */
constexpr bool may_begin_form(char byte) {
  return std::string_view("\xcc\xd9\xdb\xdf\xe0\xe1\xea\xef").find(byte) != std::string_view::npos;
}

/** Signs, and behind each the one that is composed of it and U+0338. Source: Unicode, UnicodeData.txt. */
constexpr std::string_view kNegated =
    "∃∄∈∉∋∌∣∤∥∦∼≁≃≄≅≇≈≉=≠≡≢≍≭<≮>≯≤≰≥≱≲≴≳≵≶≸≷≹≺⊀≻⊁⊂⊄⊃⊅⊆⊈⊇⊉⊢⊬⊨⊭⊩⊮⊫⊯"
    "≼⋠≽⋡⊑⋢⊒⋣⊲⋪⊳⋫⊴⋬⊵⋭⫝⫝̸";

/** Compose the sign at the end of a text with U+0338. */
bool negate_last(std::string& plain) {
  const std::string_view last = last_character_of(plain);
  const std::size_t bytes = last.size();
  const bool broken = bytes == 0 || continues_character(last.front());
  const std::size_t at = broken ? kNegated.npos : kNegated.find(last);
  if (at == kNegated.npos) return false;
  plain.replace(plain.size() - bytes, bytes, kNegated.substr(at + bytes, 3));
  return true;
}

/** A form of ASCII as ASCII; 0 for another character. */
char ascii_of(unsigned code_point) {
  constexpr std::string_view kSmallForms = "+-<>=";  // from U+FE62 on
  if (const int digit = decimal_digit(code_point); digit >= 0) return static_cast<char>('0' + digit);
  if (0xff01 <= code_point && code_point <= 0xff5e) return static_cast<char>(code_point - 0xff01 + '!');
  if (0xfe62 <= code_point && code_point <= 0xfe66) return kSmallForms[code_point - 0xfe62];
  return code_point == 0x66b ? '.' : '\0';
}

}  // namespace

bool may_have_forms(std::string_view text) {
  const auto beyond_ascii = text.begin() + static_cast<std::ptrdiff_t>(std::min(ascii_eights(text), text.size()));
  return std::any_of(beyond_ascii, text.end(), may_begin_form);
}

std::string with_plain_signs(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const Utf8Character character = first_character(text);
    const unsigned code_point = character.well_formed ? character.code_point : 0;
    if (const char ascii = code_point < 0x80 ? '\0' : ascii_of(code_point); ascii != '\0') {
      plain += ascii;
    } else if (code_point != 0x338 || !negate_last(plain)) {
      plain += text.substr(0, character.bytes);
    }
    text.remove_prefix(character.bytes);
  }
  return plain;
}

}  // namespace neardup
