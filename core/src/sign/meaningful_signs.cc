#include "sign/meaningful_signs.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>
#include <string>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/character_range.h"
#include "bytes/eight_bytes.h"
#include "bytes/feature_hash.h"
#include "bytes/utf8_characters.h"
#include "tokens/minus.h"

namespace neardup {

namespace {

/** The character at a place; empty if the text ends within it. */
std::string_view character_at(std::string_view text, std::size_t at) {
  if (at == text.size()) return {};
  const auto lead = static_cast<unsigned char>(text[at]);
  const std::size_t bytes = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  return at + bytes <= text.size() ? text.substr(at, bytes) : std::string_view();
}

/** Whether a character belongs to a name with a sign, such as "C++": one of a script with spaces around names. */
bool is_name_character(std::string_view character) {
  if (character.empty()) return false;
  if (character.size() == 1) return is_letter_or_digit(character.front()) || character.front() == '_';
  const unsigned code_point = first_character(character).code_point;
  return (0xc0 <= code_point && code_point < 0xe00) || (0x1e00 <= code_point && code_point < 0x2000);
}

/** Bytes of the sign at the beginning of a text: `+`, `++` or `#`, if nothing is stuck to it; else 0. */
std::size_t sign_bytes(std::string_view text) {
  const std::size_t end = std::min(text.find_first_not_of("+#"), text.size());
  const std::string_view sign = text.substr(0, end);
  if (sign != "+" && sign != "++" && sign != "#") return 0;
  return is_name_character(character_at(text, end)) ? 0 : end;
}

/** Where the name at the end of a text begins; behind a letter or number of another script, such as a raised one, that alone is
 *  the name. */
std::size_t name_begin(std::string_view text) {
  const std::string_view all = text;
  while (is_name_character(last_character_of(text))) text.remove_suffix(last_character_of(text).size());
  if (text.size() != all.size() || text.empty()) return text.size();
  const std::string_view last = last_character_of(text);
  const bool is_mark = (last >= "\u2000" && last <= "\u206f") || (last >= "\u3000" && last <= "\u303f");
  return last.size() == 1 || last == "\u00a0" || is_mark ? text.size() : text.size() - last.size();
}

/** Add the words before signs of one kind: a name has no mixed ones, and to look for one character is much faster. */
void add_names_with_signs(std::string_view text, char kind, std::set<std::string>& names) {
  for (std::size_t at = 0; (at = text.find(kind, at)) != std::string_view::npos;) {
    const std::size_t bytes = sign_bytes(text.substr(at));
    const std::size_t begin = bytes == 0 ? at : name_begin(text.substr(0, at));
    if (begin != at) names.insert(lower_ascii(text.substr(begin, at + bytes - begin)));
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
  const std::string_view in_front = text.substr(0, before == text.npos ? 0 : before + 1);
  return !number.empty() && number.front() != '.' && !is_name_character(last_character_of(in_front));
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
      const bool whole = end != begin && !is_name_character(character_at(text, end));
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

/** Whether a byte begins a form of ASCII or a digit of another script. */
constexpr bool may_begin_form(char byte) {
  return std::string_view("\xd9\xdb\xdf\xe0\xe1\xea\xef").find(byte) != std::string_view::npos;
}

/** A text with ASCII in place of its forms that East Asian texts have, U+FF01 to U+FF5E, and of the digits and the decimal
 *  point of other scripts. */
std::string in_ascii_forms(std::string_view text) {
  constexpr unsigned kFirst = 0xff01;
  constexpr unsigned kLast = 0xff5e;
  constexpr unsigned kArabicDecimalPoint = 0x66b;
  std::string plain;
  while (!text.empty()) {
    const Utf8Character character = first_character(text);
    const unsigned code_point = character.well_formed ? character.code_point : 0;
    if (const int digit = decimal_digit(code_point); digit >= 0) {
      plain += static_cast<char>('0' + digit);
    } else if (kFirst <= code_point && code_point <= kLast) {
      plain += static_cast<char>(code_point - kFirst + '!');
    } else if (code_point == kArabicDecimalPoint) {
      plain += '.';
    } else {
      plain += text.substr(0, character.bytes);
    }
    text.remove_prefix(character.bytes);
  }
  return plain;
}

constexpr CharacterRange kSigns[] = {
    {"\u00a2", "\u00a5"}, {"\u20a0", "\u20cf"}, {"\u058f", "\u058f"}, {"\u060b", "\u060b"},  // currencies
    {"\u07fe", "\u07ff"}, {"\u09f2", "\u09f3"}, {"\u09fb", "\u09fb"}, {"\u0af1", "\u0af1"}, {"\u0bf9", "\u0bf9"},
    {"\u0e3f", "\u0e3f"}, {"\u17db", "\u17db"}, {"\ua838", "\ua838"}, {"\ufdfc", "\ufdfc"}, {"\u2030", "\u2031"},
    {"\u00b1", "\u00b1"}, {"\u00f7", "\u00f7"}, {"\u2200", "\u2211"}, {"\u2213", "\u2214"},  // operators but for the
    {"\u221a", "\u2222"}, {"\u2224", "\u22c4"}, {"\u22c6", "\u22ff"},                        // minus, dots and stars
    {"\u207a", "\u207b"}, {"\u208a", "\u208b"}};                                             // of exponents and indices

/** Ticks and crosses, boxes and circles, arrows up and down, charts, weather, games, stars, thumbs, letters in circles, flags,
 *  lights, big plus and minus; words and units in one character, primes, and letters for tones. */
constexpr CharacterRange kSymbols[] = {
    {"\u2100", "\u2101"},         {"\u2103", "\u2109"},         {"\u211e", "\u211e"},
    {"\u2121", "\u2121"},         {"\u2125", "\u2125"},         {"\u213b", "\u213b"},
    {"\u3200", "\u33ff"},         {"\u2032", "\u2034"},         {"\u02d9", "\u02d9"},
    {"\u02e5", "\u02e9"},         {"\u00d7", "\u00d7"},         {"\u25ef", "\u25ef"},
    {"\U0001f200", "\U0001f265"}, {"\u25c9", "\u25c9"},         {"\u25ce", "\u25ce"},
    {"\u2795", "\u2797"},         {"\u2b06", "\u2b07"},         {"\u2b50", "\u2b50"},
    {"\U0001f4c8", "\U0001f4c9"}, {"\u2191", "\u2191"},         {"\u2193", "\u2193"},
    {"\u25b2", "\u25b3"},         {"\u25bc", "\u25bd"},         {"\u25cb", "\u25cb"},
    {"\u25cf", "\u25cf"},         {"\u2600", "\u260d"},         {"\u2610", "\u2619"},
    {"\u2620", "\u262f"},         {"\u2638", "\u26ff"},         {"\u2705", "\u2705"},
    {"\u2713", "\u2718"},         {"\u24b6", "\u24e9"},         {"\u274c", "\u274e"},
    {"\U0001f100", "\U0001f1ff"}, {"\U0001f44d", "\U0001f44e"}, {"\U0001f534", "\U0001f535"},
    {"\U0001f7e0", "\U0001f7eb"}};

/** Signs of other writing systems, and the plain ones. */
constexpr std::pair<std::string_view, std::string_view> kPlainForms[] = {
    {"\u066a", "%"},      {"\ufe6a", "%"},      {"\u0609", "\u2030"}, {"\u060a", "\u2031"}, {"\ufe69", "$"},
    {"\uffe6", "\u20a9"}, {"\uffe0", "\u00a2"}, {"\uffe1", "\u00a3"}, {"\uffe5", "\u00a5"}};

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

/** Whether a character multiplies the number behind it, and is no cross. */
bool is_times(std::string_view character, std::string_view behind) {
  behind = without_space(behind.substr(0, 4));
  return character == "\u00d7" && !behind.empty() && is_digit(behind.front());
}

/** Whether a character is one of Braille or of private use. */
bool is_unnamed_letter(std::string_view character) {
  return ("\u2800" <= character && character <= "\u28ff") || ("\ue000" <= character && character <= "\uf8ff");
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
    if (is_in(character, kSymbols) && !is_times(character, text.substr(at + character.size())))
      symbols += plain_symbol(character);
    end = std::max(end, at + 1);
  }
}

}  // namespace

MeaningfulSigns meaningful_signs(std::string_view text) {
  const auto beyond_ascii = text.begin() + static_cast<std::ptrdiff_t>(std::min(ascii_eights(text), text.size()));
  const bool has_forms = std::any_of(beyond_ascii, text.end(), may_begin_form);
  const std::string plain = has_forms ? in_ascii_forms(text) : std::string();
  if (has_forms) text = plain;
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
