#include "notation/sign_characters.h"

#include <bitset>
#include <utility>

#include "bytes/character_range.h"
#include "bytes/utf8_characters.h"

namespace neardup {

namespace {

constexpr CharacterRange kSigns[] = {
    {"\u00a2", "\u00a5"}, {"\u20a0", "\u20cf"}, {"\u058f", "\u058f"}, {"\u060b", "\u060b"},  // currencies
    {"\u07fe", "\u07ff"}, {"\u09f2", "\u09f3"}, {"\u09fb", "\u09fb"}, {"\u0af1", "\u0af1"},
    {"\u0bf9", "\u0bf9"}, {"\u0e3f", "\u0e3f"}, {"\u17db", "\u17db"}, {"\ua838", "\ua838"},
    {"\ufdfc", "\ufdfc"}, {"\u2030", "\u2031"}, {"\u266d", "\u266f"},                        // flat, natural, sharp
    {"\u00b1", "\u00b1"}, {"\u00f7", "\u00f7"}, {"\u2200", "\u2211"}, {"\u2213", "\u2214"},  // operators but for the
    {"\u221a", "\u2222"}, {"\u2224", "\u229f"}, {"\u22a1", "\u22c4"}, {"\u22c6", "\u22ff"},  // minus, dots, stars and
    {"\u27c0", "\u27e5"}, {"\u2a00", "\u2aff"}, {"\u00ac", "\u00ac"},                        // a box with a cross
    {"\u207a", "\u207b"}, {"\u208a", "\u208b"},                                              // of exponents and indices
    {"\u2e80", "\u2fdf"}};  // radicals, which PDF files have in place of letters of Han

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
    {"\u25cf", "\u25cf"},         {"\u25a0", "\u25a0"},         {"\u2600", "\u260d"},
    {"\u2610", "\u2619"},         {"\u2620", "\u262f"},         {"\u2638", "\u266c"},
    {"\u2670", "\u26ff"},         {"\u2705", "\u2705"},         {"\u2713", "\u2718"},
    {"\u24b6", "\u24e9"},         {"\u274c", "\u274e"},         {"\U0001f100", "\U0001f1ff"},
    {"\U0001f44d", "\U0001f44e"}, {"\U0001f534", "\U0001f535"}, {"\U0001f7e0", "\U0001f7eb"}};

/** Signs of other writing systems, and the plain ones. */
constexpr std::pair<std::string_view, std::string_view> kPlainForms[] = {
    {"\u066a", "%"},      {"\ufe6a", "%"},      {"\u0609", "\u2030"}, {"\u060a", "\u2031"},
    {"\ufe69", "$"},      {"\uffe6", "\u20a9"}, {"\uffe0", "\u00a2"}, {"\uffe1", "\u00a3"},
    {"\uffe5", "\u00a5"}, {"\u2a7d", "\u2264"}, {"\u2a7e", "\u2265"}};

/** Symbols that had a plain form before the coloured one, and boxes and ticks in the fonts Wingdings and Wingdings 2. */
constexpr std::pair<std::string_view, std::string_view> kPlainSymbols[] = {
    {"\u2b50", "\u2605"}, {"\u2b06", "\u2191"}, {"\u2b07", "\u2193"}, {"\u22a0", "\u2612"}, {"\u25a1", "\u2610"},
    {"\u25fb", "\u2610"}, {"\uf0a8", "\u2610"}, {"\uf06f", "\u2610"}, {"\uf0a3", "\u2610"}, {"\uf0fd", "\u2612"},
    {"\uf053", "\u2612"}, {"\uf0fe", "\u2611"}, {"\uf052", "\u2611"}, {"\uf0fc", "\u2713"}, {"\uf0fb", "\u2717"},
    {"\u25a3", "\u25a0"}, {"\u25fc", "\u25a0"}, {"\u25fe", "\u25a0"}};

/** Letters that Unicode does not call letters: Braille, and those of private use. */
constexpr CharacterRange kUnnamedLetters[] = {{"\u2800", "\u28ff"}, {"\ue000", "\uf8ff"}};

constexpr std::size_t kPlane = 0x10000;  // characters of at most three bytes

/** All characters of these tables that have at most three bytes. */
const std::bitset<kPlane>& known_characters() {
  static const std::bitset<kPlane> known = [] {
    std::bitset<kPlane> all;
    const auto add = [&all](const CharacterRange& range) {
      const std::size_t last = first_character(range.last).code_point;
      for (std::size_t i = first_character(range.first).code_point; i <= last && i < kPlane; ++i) all.set(i);
    };
    for (const CharacterRange& range : kSigns) add(range);
    for (const CharacterRange& range : kSymbols) add(range);
    for (const CharacterRange& range : kUnnamedLetters) add(range);
    for (const auto& [form, plain] : kPlainForms) add({form, form});
    for (const auto& [form, plain] : kPlainSymbols) add({form, form});
    return all;
  }();
  return known;
}

}  // namespace

bool may_be_sign(std::string_view character) {
  const auto bits = [character](std::size_t i) { return static_cast<unsigned char>(character[i]) & 0x3fU; };
  if (character.size() == 2) return known_characters()[(bits(0) & 0x1fU) << 6U | bits(1)];
  if (character.size() == 3) return known_characters()[(bits(0) & 0xfU) << 12U | bits(1) << 6U | bits(2)];
  return character.size() == 4;
}

std::string_view meaningful_sign(std::string_view character) {
  for (const auto& [form, plain] : kPlainForms)
    if (form == character) return plain;
  return is_in(character, kSigns) ? character : std::string_view();
}

std::string_view plain_symbol(std::string_view character) {
  for (const auto& [form, plain] : kPlainSymbols)
    if (form == character) return plain;
  return is_in(character, kSymbols) ? character : std::string_view();
}

bool negates(std::string_view symbol) {
  return symbol == "\u2717" || symbol == "\u2718" || symbol == "\u274c";
}

bool is_unnamed_letter(std::string_view character) {
  return is_in(character, kUnnamedLetters);
}

}  // namespace neardup
