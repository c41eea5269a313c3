#include "notation/meaningful_signs.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <string>

#include "bytes/ascii.h"
#include "bytes/eight_bytes.h"
#include "bytes/feature_hash.h"
#include "notation/code_signs.h"
#include "notation/comparisons.h"
#include "notation/minus_signs.h"
#include "notation/names_with_signs.h"
#include "notation/plain_signs.h"
#include "notation/results.h"
#include "notation/sign_characters.h"
#include "notation/sign_context.h"
#include "tokens/minus.h"

namespace neardup {

namespace {

constexpr std::string_view kEmptyBox = "\u2610";
constexpr std::string_view kFullBox = "\u25a0";  // elsewhere a bullet

std::string without_full_boxes(std::string_view symbols) {
  std::string others;
  while (!symbols.empty()) {
    const std::size_t box = std::min(symbols.find(kFullBox), symbols.size());
    others += symbols.substr(0, box);
    symbols.remove_prefix(std::min(box + kFullBox.size(), symbols.size()));
  }
  return others;
}

/** Whether a character multiplies the number behind it, and is no cross. */
bool is_times(std::string_view character, std::string_view behind) {
  behind = without_space(behind.substr(0, 4));
  return character == "\u00d7" && !behind.empty() && is_digit(behind.front());
}

/** Add a sign, and the run of it: "€€" is not "€€€". @return the bytes of the run. */
std::size_t add_sign(std::string_view text, std::string_view character, std::set<std::string>& names) {
  std::size_t end = 0;
  while (text.substr(end, character.size()) == character) end += character.size();
  names.emplace(meaningful_sign(character));
  if (end != character.size()) names.emplace(text.substr(0, end));
  return end;
}

/** Add a triangle and the digits behind it, of which it may be the minus, without a space between. */
void add_triangle(std::string_view triangle, std::string_view behind, std::set<std::string>& names) {
  constexpr std::size_t kNear = 32;  // bytes
  const std::string_view near = without_space(behind.substr(0, kNear));
  const std::string_view digits = near.substr(0, digits_end(near, 0));
  if (!digits.empty()) names.insert(std::string(triangle) += digits);
}

/** Whether a run of signs of ASCII ends a word or a line, such as a rating. */
bool ends_here(std::string_view behind) {
  return behind.empty() || std::string_view(" \t\r\n.,;:)]|/\"").find(behind.front()) != behind.npos;
}

/** Call rating(run) for each run of two to five such signs. @param sign  $ or *. */
template <typename Rating>
void each_rating(std::string_view text, char sign, Rating rating) {
  for (std::size_t at = 0; (at = text.find(sign, at)) != text.npos;) {
    const std::size_t end = std::min(text.find_first_not_of(sign, at), text.size());
    const std::string_view line = line_before(text, at);
    const bool free = !line.empty() && line.find('*') == line.npos;  // no emphasis, no line of stars
    if (free && 2 <= end - at && end - at <= 5 && ends_here(text.substr(end))) rating(text.substr(at, end - at));
    at = end;
  }
}

/** Add the signs, the symbols, and the runs of two or more letters that Unicode does not call letters. One alone is a picture. */
void add_other_characters(std::string_view text, std::set<std::string>& names, std::string& symbols) {
  std::size_t end = 0;
  for (std::size_t at = ascii_eights(text); at < text.size(); at = end + ascii_eights(text.substr(end))) {
    const std::string_view character = character_at(text, at);
    end = at + std::max<std::size_t>(character.size(), 1);
    if (!may_be_sign(character)) continue;
    std::size_t run_end = at;
    while (is_unnamed_letter(character_at(text, run_end))) run_end += character.size();
    if (run_end > at + character.size()) names.emplace(text.substr(at, run_end - at));
    if (!meaningful_sign(character).empty()) run_end = at + add_sign(text.substr(at), character, names);
    const std::string_view symbol = plain_symbol(character);
    if (negates(symbol)) names.emplace("\u2717");
    if (is_triangle(character)) add_triangle(character, text.substr(at + character.size()), names);
    if (!symbol.empty() && !is_times(character, text.substr(at + character.size()))) symbols += symbol;
    end = std::max(end, run_end);
  }
}

constexpr std::string_view kAsciiSigns = "+#<>.-\xe2!&|%$*";  // and the byte that begins most others
constexpr unsigned kForms = 1U << 15U;

/** A bit for each of these signs; 0 for another byte. */
constexpr unsigned flag_of(char sign) {
  const std::size_t at = kAsciiSigns.find(sign);
  return at == kAsciiSigns.npos ? 0 : 1U << at;
}

/** Which of them a text has; kForms if it may have forms of them. */
unsigned ascii_signs(std::string_view text) {
  static constexpr auto kFlags = [] {
    std::array<std::uint16_t, 256> flags{};
    for (std::size_t byte = 0; byte != flags.size(); ++byte) {
      const char sign = static_cast<char>(byte);
      flags[byte] = static_cast<std::uint16_t>(flag_of(sign) | (begins_form(sign) ? kForms : 0));
    }
    return flags;
  }();
  unsigned found = 0;
  for (const char byte : text) found |= kFlags[static_cast<unsigned char>(byte)];
  return found;
}

}  // namespace

MeaningfulSigns meaningful_signs(std::string_view text, Tokenizer* tokenizer) {
  unsigned ascii = ascii_signs(text);
  const std::string plain = (ascii & kForms) != 0 ? with_plain_signs(text) : std::string();
  if (!plain.empty()) ascii = ascii_signs(text = plain);
  std::set<std::string> names;
  std::string symbols;
  const auto has = [ascii](char sign) { return (ascii & flag_of(sign)) != 0; };
  for (const char kind : {'+', '#'})
    if (has(kind)) add_names_with_signs(text, kind, tokenizer, names);
  if (has('<') || has('>')) add_comparisons(text, names);
  if (has('.')) add_decimal_points(text, names);
  if (has('-') || has('\xe2')) add_minus_signs(text, names);
  if (has('+')) add_results(text, names);
  if (has('!') || has('&') || has('|')) add_code_signs(text, names);
  if (has('%')) names.emplace("%");
  if (has('$')) {
    names.emplace("$");
    each_rating(text, '$', [&names](std::string_view run) { names.emplace(run); });
  }
  if (has('*')) each_rating(text, '*', [&symbols](std::string_view run) { symbols += run; });
  add_other_characters(text, names, symbols);
  if (symbols.find(kEmptyBox) == symbols.npos) symbols = without_full_boxes(symbols);
  MeaningfulSigns found;
  for (const std::string& name : names) found.signs = mix64(found.signs ^ xxh3_hash(name));
  if (!symbols.empty()) found.symbols = xxh3_hash(symbols);
  return found;
}

}  // namespace neardup
