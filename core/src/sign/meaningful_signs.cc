#include "sign/meaningful_signs.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <string>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/character_range.h"
#include "bytes/eight_bytes.h"
#include "bytes/feature_hash.h"
#include "sign/code_signs.h"
#include "sign/comparisons.h"
#include "sign/minus_signs.h"
#include "sign/names_with_signs.h"
#include "sign/plain_signs.h"
#include "sign/results.h"
#include "sign/sign_context.h"

namespace neardup {

namespace {

constexpr CharacterRange kSigns[] = {
    {"\u00a2", "\u00a5"}, {"\u20a0", "\u20cf"}, {"\u058f", "\u058f"}, {"\u060b", "\u060b"},  // currencies
    {"\u07fe", "\u07ff"}, {"\u09f2", "\u09f3"}, {"\u09fb", "\u09fb"}, {"\u0af1", "\u0af1"}, {"\u0bf9", "\u0bf9"},
    {"\u0e3f", "\u0e3f"}, {"\u17db", "\u17db"}, {"\ua838", "\ua838"}, {"\ufdfc", "\ufdfc"}, {"\u2030", "\u2031"},
    {"\u00b1", "\u00b1"}, {"\u00f7", "\u00f7"}, {"\u2200", "\u2211"}, {"\u2213", "\u2214"},  // operators but for the
    {"\u221a", "\u2222"}, {"\u2224", "\u229f"}, {"\u22a1", "\u22c4"}, {"\u22c6", "\u22ff"},  // minus, dots, stars and
    {"\u27c0", "\u27e5"}, {"\u2a00", "\u2aff"}, {"\u00ac", "\u00ac"},                        // a box with a cross
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
    {"\u066a", "%"},      {"\ufe6a", "%"},      {"\u0609", "\u2030"}, {"\u060a", "\u2031"},
    {"\ufe69", "$"},      {"\uffe6", "\u20a9"}, {"\uffe0", "\u00a2"}, {"\uffe1", "\u00a3"},
    {"\uffe5", "\u00a5"}, {"\u2a7d", "\u2264"}, {"\u2a7e", "\u2265"}};

/** A sign as plain texts have it; empty if a character is none. @param character  not ASCII. */
std::string_view meaningful_sign(std::string_view character) {
  for (const auto& [form, plain] : kPlainForms)
    if (form == character) return plain;
  return is_in(character, kSigns) ? character : std::string_view();
}

/** Symbols that had a plain form before the coloured one, and boxes and ticks in the fonts Wingdings and Wingdings 2. */
constexpr std::pair<std::string_view, std::string_view> kPlainSymbols[] = {
    {"\u2b50", "\u2605"}, {"\u2b06", "\u2191"}, {"\u2b07", "\u2193"}, {"\u22a0", "\u2612"}, {"\u25a1", "\u2610"},
    {"\u25fb", "\u2610"}, {"\uf0a8", "\u2610"}, {"\uf06f", "\u2610"}, {"\uf0a3", "\u2610"}, {"\uf0fd", "\u2612"},
    {"\uf053", "\u2612"}, {"\uf0fe", "\u2611"}, {"\uf052", "\u2611"}, {"\uf0fc", "\u2713"}, {"\uf0fb", "\u2717"}};

/** A symbol as plain texts have it; empty if a character is none. */
std::string_view plain_symbol(std::string_view character) {
  for (const auto& [form, plain] : kPlainSymbols)
    if (form == character) return plain;
  return is_in(character, kSymbols) ? character : std::string_view();
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

/** Whether a character cannot be a sign or symbol, as far as its first bytes tell: a letter, or a quote or dash. */
bool is_no_sign(std::string_view text) {
  constexpr std::string_view kBegins = "\xc2\xc3\xcb\xd6\xd8\xd9\xdf\xe0\xe1\xe2\xe3\xea\xee\xef\xf0";
  if (kBegins.find(text.front()) == kBegins.npos) return true;
  return begins_with(text, "\u2010") ||
         (text.size() > 2 && begins_with(text, "\xe2\x80") && static_cast<unsigned char>(text[2]) < 0xb0);
}

/** Add a sign, and the run of it: "€€" is not "€€€". @return the bytes of the run. */
std::size_t add_sign(std::string_view text, std::string_view character, std::set<std::string>& names) {
  std::size_t end = 0;
  while (text.substr(end, character.size()) == character) end += character.size();
  names.emplace(meaningful_sign(character));
  if (end != character.size()) names.emplace(text.substr(0, end));
  return end;
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
    end = at + 1;
    if (is_no_sign(text.substr(at))) continue;
    const std::string_view character = character_at(text, at);
    if (character.size() < 2) continue;
    std::size_t run_end = at;
    while (is_unnamed_letter(character_at(text, run_end))) run_end += character.size();
    if (run_end > at + character.size()) names.emplace(text.substr(at, run_end - at));
    if (!meaningful_sign(character).empty()) run_end = at + add_sign(text.substr(at), character, names);
    const std::string_view symbol = plain_symbol(character);
    if (!symbol.empty() && !is_times(character, text.substr(at + character.size()))) symbols += symbol;
    end = std::max(end, run_end);
  }
}

constexpr std::string_view kAsciiSigns = "+#<>.-\xe2!&|%$*";  // and the byte that begins most others

/** A bit for each of these signs; 0 for another byte. */
constexpr unsigned flag_of(char sign) {
  const std::size_t at = kAsciiSigns.find(sign);
  return at == kAsciiSigns.npos ? 0 : 1U << at;
}

/** Which of them a text has. */
unsigned ascii_signs(std::string_view text) {
  static constexpr auto kFlags = [] {
    std::array<std::uint16_t, 256> flags{};
    for (const char sign : kAsciiSigns)
      flags[static_cast<unsigned char>(sign)] = static_cast<std::uint16_t>(flag_of(sign));
    return flags;
  }();
  unsigned found = 0;
  for (const char byte : text) found |= kFlags[static_cast<unsigned char>(byte)];
  return found;
}

}  // namespace

MeaningfulSigns meaningful_signs(std::string_view text, Tokenizer* tokenizer) {
  const std::string plain = may_have_forms(text) ? with_plain_signs(text) : std::string();
  if (!plain.empty()) text = plain;
  std::set<std::string> names;
  std::string symbols;
  const unsigned ascii = ascii_signs(text);
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
  if (has('*')) {
    add_starred_grades(text, names);
    each_rating(text, '*', [&symbols](std::string_view run) { symbols += run; });
  }
  add_other_characters(text, names, symbols);
  MeaningfulSigns found;
  for (const std::string& name : names) found.signs = mix64(found.signs ^ xxh3_hash(name));
  if (!symbols.empty()) found.symbols = xxh3_hash(symbols);
  return found;
}

}  // namespace neardup
