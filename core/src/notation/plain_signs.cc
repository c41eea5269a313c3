#include "notation/plain_signs.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "bytes/utf8_characters.h"
#include "notation/sign_context.h"

namespace neardup {

namespace {

/** Whether a byte begins_form(). */
constexpr auto kBegins = [] {
  std::array<bool, 256> begins{};
  for (std::size_t byte = 0; byte != begins.size(); ++byte) begins[byte] = begins_form(static_cast<char>(byte));
  return begins;
}();

/** Signs, and behind each the one that is composed of it and U+0338. Source: Unicode, UnicodeData.txt. */
constexpr std::string_view kNegated =
    "∃∄∈∉∋∌∣∤∥∦∼≁≃≄≅≇≈≉=≠≡≢≍≭<≮>≯≤≰≥≱≲≴≳≵≶≸≷≹≺⊀≻⊁⊂⊄⊃⊅⊆⊈⊇⊉⊢⊬⊨⊭⊩⊮⊫⊯"
    "≼⋠≽⋡⊑⋢⊒⋣⊲⋪⊳⋫⊴⋬⊵⋭⫝⫝̸";

/** A sign with U+0338; empty if there is none. */
std::string_view negated(std::string_view sign) {
  constexpr std::size_t kComposed = 3;  // bytes
  for (std::string_view rest = kNegated; !rest.empty();) {
    const std::size_t bytes = character_at(rest, 0).size();
    if (rest.substr(0, bytes) == sign) return rest.substr(bytes, kComposed);
    rest.remove_prefix(bytes + kComposed);
  }
  return {};
}

/** Compose the sign at the end of a text with U+0338. */
bool negate_last(std::string& plain) {
  const std::size_t bytes = last_character_of(plain).size();
  const std::string_view composed = negated(last_character_of(plain));
  if (!composed.empty()) plain.replace(plain.size() - bytes, bytes, composed);
  return !composed.empty();
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

std::string with_plain_signs(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const auto* const form =
        std::find_if(text.begin(), text.end(), [](char byte) { return kBegins[static_cast<unsigned char>(byte)]; });
    const auto before = static_cast<std::size_t>(form - text.begin());
    plain += text.substr(0, before);
    text.remove_prefix(before);
    if (text.empty()) break;
    const Utf8Character character = first_character(text);
    const unsigned code_point = character.well_formed ? character.code_point : 0;
    if (const char ascii = ascii_of(code_point); ascii != '\0') {
      plain += ascii;
    } else if (code_point != 0x338 || !negate_last(plain)) {
      plain += text.substr(0, character.bytes);
    }
    text.remove_prefix(character.bytes);
  }
  return plain;
}

}  // namespace neardup
