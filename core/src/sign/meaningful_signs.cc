#include "sign/meaningful_signs.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>
#include <string>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/eight_bytes.h"
#include "bytes/feature_hash.h"
#include "bytes/utf8_characters.h"
#include "tokens/minus.h"

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
void add_names_with_signs(std::string_view text, char kind, std::set<std::string>& names) {
  for (std::size_t at = 0; (at = text.find(kind, at)) != std::string_view::npos;) {
    const std::size_t bytes = sign_bytes(text.substr(at));
    std::size_t begin = at;
    while (begin != 0 && is_word_byte(text[begin - 1])) --begin;
    if (bytes != 0 && begin != at) names.insert(lower_ascii(text.substr(begin, at + bytes - begin)));
    at = std::min(text.find_first_not_of("+#", at), text.size());
  }
}

constexpr std::string_view kDigits = "0123456789";

/** Whether a text ends with what an exponent follows: "10^", or "1.2e". */
bool ends_before_exponent(std::string_view text) {
  const char last = text.empty() ? ' ' : text.back();
  if (last != 'e' && last != 'E') return std::string_view("^*~").find(last) != text.npos;
  text.remove_suffix(1);
  const std::size_t before = text.find_last_not_of("0123456789.");
  const std::string_view number = text.substr(before == text.npos ? 0 : before + 1);
  return !number.empty() && number.front() != '.' && (before == text.npos || !is_word_byte(text[before]));
}

/** Add the numbers that begin with a decimal point, and exponents below zero: ".5" is not 5, and "10^-3" not 10^3. */
void add_small_numbers(std::string_view text, std::set<std::string>& names) {
  const auto number_end = [text](std::size_t begin) {
    return std::min(text.find_first_not_of(kDigits, begin), text.size());
  };
  for (std::size_t at = 0; (at = text.find('.', at)) != text.npos; ++at) {
    const std::size_t end = number_end(at + 1);
    if (end == at + 1) continue;
    const std::string_view before = text.substr(0, at);
    const bool negative = bytes_of_free_minus(before) != 0;
    const bool free = (ends_before_number(before) && !ends_with(before, "\u2026")) ||
                      (at != 0 && std::string_view("-+~").find(before.back()) != before.npos);
    if (negative || free) names.insert((negative ? "-" : "") + std::string(text.substr(at, end - at)));
  }
  for (const std::string_view minus : {"-", "\u2212", "\u2010", "\u2011"}) {
    for (std::size_t at = 0; (at = text.find(minus, at)) != text.npos; at += minus.size()) {
      const std::size_t begin = at + minus.size();
      const std::size_t end = number_end(begin);
      const bool whole = end != begin && (end == text.size() || !is_word_byte(text[end]));
      if (whole && ends_before_exponent(text.substr(0, at)))
        names.insert("-" + std::string(text.substr(begin, end - begin)));
    }
  }
}

/** A text without the white space at its ends. */
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

/** Add the sign of sums, "3 + 4" and "3+4", and a plus that is a result: "(+)", and "found: +" at the end. */
void add_plus(std::string_view text, std::set<std::string>& names) {
  constexpr std::size_t kAround = 8;  // bytes of white space, and one of what it parts
  for (std::size_t at = 0; (at = text.find('+', at)) != text.npos; ++at) {
    const std::string_view all_before = text.substr(at - std::min(at, kAround), std::min(at, kAround));
    const std::string_view all_behind = text.substr(at + 1, kAround);
    const std::string_view before = without_space(all_before);
    const std::string_view behind = without_space(all_behind);
    const char last = before.empty() ? ' ' : before.back();
    const char next = behind.empty() ? ' ' : behind.front();
    const bool spaced_before = all_before.empty() || all_before.back() != last;
    const bool spaced_behind = all_behind.empty() || all_behind.front() != next;
    const bool sum =
        spaced_before == spaced_behind && (is_digit(last) || last == ')') && (is_digit(next) || next == '(');
    const bool result =
        (last == '(' && next == ')') || (last == ':' && behind.empty() && at + 1 + kAround >= text.size());
    if (sum || result) names.emplace("+");
  }
}

/** The forms of ASCII that East Asian texts have, U+FF01 to U+FF5E, as ASCII. */
std::string without_full_width(std::string_view text) {
  constexpr unsigned kFirst = 0xff01;
  constexpr unsigned kLast = 0xff5e;
  std::string plain;
  while (!text.empty()) {
    const Utf8Character character = first_character(text);
    const bool is_wide = character.well_formed && kFirst <= character.code_point && character.code_point <= kLast;
    is_wide ? plain += static_cast<char>(character.code_point - kFirst + '!')
            : plain += text.substr(0, character.bytes);
    text.remove_prefix(character.bytes);
  }
  return plain;
}

/** Characters from a first to a last one. The order of their bytes is that of code points. */
struct CharacterRange {
  std::string_view first;
  std::string_view last;
};

constexpr CharacterRange kSigns[] = {
    {"\u00a2", "\u00a5"}, {"\u20a0", "\u20cf"}, {"\u058f", "\u058f"}, {"\u060b", "\u060b"},  // currencies
    {"\u07fe", "\u07ff"}, {"\u09f2", "\u09f3"}, {"\u09fb", "\u09fb"}, {"\u0af1", "\u0af1"}, {"\u0bf9", "\u0bf9"},
    {"\u0e3f", "\u0e3f"}, {"\u17db", "\u17db"}, {"\ua838", "\ua838"}, {"\ufdfc", "\ufdfc"}, {"\u2030", "\u2031"},
    {"\u2103", "\u2103"}, {"\u2109", "\u2109"}, {"\u3371", "\u33df"},                        // units
    {"\u00b1", "\u00b1"}, {"\u00f7", "\u00f7"}, {"\u2200", "\u2211"}, {"\u2213", "\u2214"},  // operators but for the
    {"\u221a", "\u2222"}, {"\u2224", "\u22c4"}, {"\u22c6", "\u22ff"},                        // minus, dots and stars
    {"\u207a", "\u207b"}, {"\u208a", "\u208b"}};                                             // of exponents and indices

/** Ticks and crosses, boxes and circles, arrows up and down, charts, weather, games, stars, thumbs, letters in circles, flags,
 *  lights, big plus and minus. */
constexpr CharacterRange kSymbols[] = {
    {"\u25c9", "\u25c9"},         {"\u25ce", "\u25ce"},         {"\u2795", "\u2797"},
    {"\u2b06", "\u2b07"},         {"\u2b50", "\u2b50"},         {"\U0001f4c8", "\U0001f4c9"},
    {"\u2191", "\u2191"},         {"\u2193", "\u2193"},         {"\u25b2", "\u25b3"},
    {"\u25bc", "\u25bd"},         {"\u25cb", "\u25cb"},         {"\u25cf", "\u25cf"},
    {"\u2600", "\u260d"},         {"\u2610", "\u2619"},         {"\u2620", "\u262f"},
    {"\u2638", "\u26ff"},         {"\u2705", "\u2705"},         {"\u2713", "\u2718"},
    {"\u24b6", "\u24e9"},         {"\u274c", "\u274e"},         {"\U0001f100", "\U0001f1ff"},
    {"\U0001f44d", "\U0001f44e"}, {"\U0001f534", "\U0001f535"}, {"\U0001f7e0", "\U0001f7eb"}};

/** Signs of other writing systems, and the plain ones. */
constexpr std::pair<std::string_view, std::string_view> kPlainForms[] = {{"\u066a", "%"},      {"\ufe69", "$"},
                                                                         {"\uffe6", "\u20a9"}, {"\uffe0", "\u00a2"},
                                                                         {"\uffe1", "\u00a3"}, {"\uffe5", "\u00a5"}};

template <std::size_t kRanges>
bool is_in(std::string_view character, const CharacterRange (&ranges)[kRanges]) {
  return std::any_of(std::begin(ranges), std::end(ranges), [character](const CharacterRange& range) {
    return range.first <= character && character <= range.last;
  });
}

/** A sign as plain texts have it; empty if a character is none. @param character  not ASCII. */
std::string_view meaningful_sign(std::string_view character) {
  for (const auto& [form, plain] : kPlainForms)
    if (form == character) return plain;
  return is_in(character, kSigns) ? character : std::string_view();
}

/** A symbol as it was before it had a coloured form. */
std::string_view plain_symbol(std::string_view symbol) {
  return symbol == "\u2b50" ? "\u2605" : symbol == "\u2b06" ? "\u2191" : symbol == "\u2b07" ? "\u2193" : symbol;
}

/** Whether a character is one of Braille or of private use. */
bool is_unnamed_letter(std::string_view character) {
  return ("\u2800" <= character && character <= "\u28ff") || ("\ue000" <= character && character <= "\uf8ff");
}

/** The character at a place; empty if the text ends within it. */
std::string_view character_at(std::string_view text, std::size_t at) {
  if (at == text.size()) return {};
  const auto lead = static_cast<unsigned char>(text[at]);
  const std::size_t bytes = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  return at + bytes <= text.size() ? text.substr(at, bytes) : std::string_view();
}

/** The signs before numbers that say "less than" and "more than". A > at the beginning of a line marks a quotation. */
std::string comparisons(std::string_view text) {
  std::string signs;
  const auto is_comparison = [](char c) { return c == '<' || c == '>'; };
  for (std::size_t at = 0;; ++at) {
    at = static_cast<std::size_t>(std::find_if(text.begin() + at, text.end(), is_comparison) - text.begin());
    if (at == text.size()) return signs;
    std::string_view behind = text.substr(at + 1);
    for (const std::string_view space : {" ", "\u00a0", "\u202f", "."})
      if (behind.substr(0, space.size()) == space) behind.remove_prefix(space.size());
    const bool quotes = text[at] == '>' && (at == 0 || text[at - 1] == '\n');
    if (!quotes && !behind.empty() && is_digit(behind.front())) signs += text[at];
  }
}

/** Add the signs, the symbols, and the runs of two or more letters that Unicode does not call letters. One alone is a picture. */
void add_other_characters(std::string_view text, std::set<std::string>& names, std::string& symbols) {
  for (const char sign : {'$', '%'})
    if (text.find(sign) != text.npos) names.insert(std::string(1, sign));
  std::size_t end = 0;
  for (std::size_t at = ascii_eights(text); at < text.size(); at = end + ascii_eights(text.substr(end))) {
    const std::string_view character = character_at(text, at);
    for (end = at; is_unnamed_letter(character_at(text, end));) end += character.size();
    if (end > at + character.size()) names.insert(std::string(text.substr(at, end - at)));
    if (const auto sign = character.size() > 1 ? meaningful_sign(character) : ""; !sign.empty()) names.emplace(sign);
    if (is_in(character, kSymbols)) symbols += plain_symbol(character);
    end = std::max(end, at + 1);
  }
}

}  // namespace

MeaningfulSigns meaningful_signs(std::string_view text) {
  const bool may_be_wide = text.find("\xef\xbc") != text.npos || text.find("\xef\xbd") != text.npos;
  const std::string plain = may_be_wide ? without_full_width(text) : std::string();
  if (may_be_wide) text = plain;
  std::set<std::string> names;
  std::string symbols = comparisons(text);
  for (const char kind : {'+', '#'}) add_names_with_signs(text, kind, names);
  add_small_numbers(text, names);
  add_plus(text, names);
  add_other_characters(text, names, symbols);
  MeaningfulSigns found;
  for (const std::string& name : names) found.signs = mix64(found.signs ^ xxh3_hash(name));
  if (!symbols.empty()) found.symbols = xxh3_hash(symbols);
  return found;
}

}  // namespace neardup
