#include "tokens/minus.h"

#include <cstdint>

#include "bytes/ascii.h"
#include "bytes/character_range.h"
#include "bytes/utf8_characters.h"
#include "tokens/units.h"
#include "tokens/unspaced_scripts.h"

namespace neardup {

namespace {

constexpr CharacterRange kTriangles[] = {{"\u25b2", "\u25b3"}, {"\u25bc", "\u25bd"}};

/** Whether a text ends with a word of Han, kana or Hangul, which stands before a number without a space. Not if that is the
 *  unit of a number: "5月-10度" is a range. */
bool ends_without_space(std::string_view text) {
  constexpr int kLongestUnit = 4;
  constexpr std::string_view kNumerals = "〇一二三四五六七八九十百千";
  for (int characters = 0; characters <= kLongestUnit; ++characters) {
    if (text.empty()) return characters != 0;
    const std::string_view last = last_character_of(text);
    const std::uint32_t code_point = first_character(last).code_point;
    if (decimal_digit(code_point) >= 0 || (last.size() > 1 && kNumerals.find(last) != kNumerals.npos)) return false;
    if (!is_han_or_kana(code_point) && !is_hangul(code_point)) return characters != 0;
    text.remove_suffix(last.size());
  }
  return true;
}

/** Whether a number is a quantity: a unit touches it. Others behind a hyphen are names: "歼-20战斗机", "コロナ-19の".
 *  @param text  begins with the number. */
bool has_unit_of_quantity(std::string_view text) {
  while (!text.empty()) {
    const Utf8Character first = first_character(text);
    if (decimal_digit(first.code_point) < 0 && text.front() != '.' && text.front() != ',') break;
    text.remove_prefix(first.bytes);
  }
  return begins_with_unit(text);
}

/** Bytes of a minus at the end of a text, whatever is before it, and of marks of direction behind it; 0 if it ends otherwise. */
std::size_t bytes_of_dash(std::string_view text) {
  const std::string_view before = without_direction_marks(text);
  for (const std::string_view minus : {"-", "\u2212", "\ufe63", "\uff0d"})
    if (ends_with(before, minus)) return text.size() - before.size() + minus.size();
  return 0;
}

}  // namespace

std::size_t bytes_of_currency(std::string_view text) {
  static constexpr CharacterRange kCurrencies[] = {
      {"$", "$"},           {"\u00a2", "\u00a5"}, {"\u058f", "\u058f"}, {"\u060b", "\u060b"}, {"\u09f2", "\u09f3"},
      {"\u0e3f", "\u0e3f"}, {"\u17db", "\u17db"}, {"\u20a0", "\u20cf"}, {"\ufdfc", "\ufdfc"}, {"\ufe69", "\ufe69"},
      {"\uff04", "\uff04"}, {"\uffe0", "\uffe1"}, {"\uffe5", "\uffe6"}};
  const std::string_view last = last_character_of(text);
  return is_in(last, kCurrencies) ? last.size() : 0;
}

bool ends_before_number(std::string_view text) {
  constexpr std::string_view kAscii = "([{<>=:;,/|\\`\"'\t\n\v\f\r ";
  static constexpr CharacterRange kOthers[] = {
      {"\u00a0", "\u00a0"}, {"\u00ab", "\u00ab"}, {"\u00d7", "\u00d7"}, {"\u00f7", "\u00f7"}, {"\u2000", "\u200a"},
      {"\u2018", "\u2018"}, {"\u201a", "\u201c"}, {"\u201e", "\u201f"}, {"\u2026", "\u2026"}, {"\u202f", "\u202f"},
      {"\u2039", "\u2039"}, {"\u205f", "\u205f"}, {"\u2190", "\u2211"}, {"\u2213", "\u22ff"}, {"\u3000", "\u3002"},
      {"\u3008", "\u3008"}, {"\u300a", "\u300a"}, {"\u300c", "\u300c"}, {"\u300e", "\u300e"}, {"\u3010", "\u3010"},
      {"\u3014", "\u3014"}, {"\uff08", "\uff08"}, {"\uff0c", "\uff0c"}, {"\uff0f", "\uff0f"}, {"\uff1a", "\uff1e"}};
  text = without_direction_marks(text);
  if (text.empty() || kAscii.find(text.back()) != std::string_view::npos || bytes_of_currency(text) != 0) return true;
  return is_in(last_character_of(text), kOthers);
}

bool is_triangle(std::string_view character) {
  return is_in(character, kTriangles);
}

std::size_t bytes_of_free_minus(std::string_view text) {
  const std::size_t dash = bytes_of_dash(text);
  return dash != 0 && ends_before_number(text.substr(0, text.size() - dash)) ? dash : 0;
}

std::size_t bytes_of_minus(std::string_view text, std::size_t begin) {
  const std::string_view number = text.substr(begin);
  text = text.substr(0, begin);
  if (const std::size_t minus = bytes_of_free_minus(text); minus != 0) return minus;
  if (const std::size_t currency = bytes_of_currency(text); currency != 0) {
    const std::size_t before = bytes_of_free_minus(text.substr(0, text.size() - currency));
    return before == 0 ? 0 : before + currency;
  }
  const std::size_t dash = bytes_of_dash(text);
  return dash != 0 && has_unit_of_quantity(number) && ends_without_space(text.substr(0, text.size() - dash)) ? dash : 0;
}

}  // namespace neardup
