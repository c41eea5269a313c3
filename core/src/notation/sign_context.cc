#include "notation/sign_context.h"

#include <algorithm>
#include <iterator>

#include "bytes/ascii.h"
#include "bytes/utf8_characters.h"

namespace neardup {

namespace {

constexpr std::size_t kLineBytes = 64;

}  // namespace

std::string_view character_at(std::string_view text, std::size_t at) {
  if (at >= text.size()) return {};
  const auto lead = static_cast<unsigned char>(text[at]);
  const std::size_t bytes = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  return at + bytes <= text.size() ? text.substr(at, bytes) : std::string_view();
}

bool is_name_character(std::string_view character) {
  if (character.empty()) return false;
  if (character.size() == 1) return is_letter_or_digit(character.front()) || character.front() == '_';
  const unsigned code_point = first_character(character).code_point;
  return (0xc0 <= code_point && code_point < 0xe00) || (0x1e00 <= code_point && code_point < 0x2000);
}

std::string_view without_space(std::string_view text) {
  constexpr std::string_view kSpaces[] = {" ", "\n", "\r", "\t", "\u00a0", "\u2009", "\u202f", "\u3000"};
  for (const auto* space = std::begin(kSpaces); space != std::end(kSpaces);) {
    const bool first = begins_with(text, *space);
    const bool last = !first && ends_with(text, *space);
    if (first) text.remove_prefix(space->size());
    if (last) text.remove_suffix(space->size());
    space = first || last ? std::begin(kSpaces) : space + 1;
  }
  return text;
}

bool ends_with_lone_letter(std::string_view text) {
  const std::string_view last = last_character_of(text);
  text.remove_suffix(last.size());
  return is_name_character(last) && !is_name_character(last_character_of(text));
}

bool begins_with_lone_letter(std::string_view text) {
  const std::string_view first = character_at(text, 0);
  return is_name_character(first) && !is_name_character(character_at(text, first.size()));
}

std::size_t digits_end(std::string_view text, std::size_t begin) {
  return std::min(text.find_first_not_of("0123456789", begin), text.size());
}

std::string_view bytes_before(std::string_view text, std::size_t at, std::size_t bytes) {
  const std::size_t most = std::min(at, bytes);
  return text.substr(at - most, most);
}

std::string_view line_before(std::string_view text, std::size_t at) {
  text = bytes_before(text, at, kLineBytes);
  return without_space(text.substr(text.rfind('\n') + 1));
}

std::string_view line_behind(std::string_view text, std::size_t at) {
  text = text.substr(at, kLineBytes);
  return without_space(text.substr(0, text.find('\n')));
}

}  // namespace neardup
