#include "bytes/letter_forms.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <tuple>
#include <vector>

namespace neardup {

namespace {

/** What composes a letter. */
struct LetterPair {
  std::uint16_t first;
  std::uint16_t second;
  std::uint16_t both;
};

/** Characters of one combining class. */
struct ClassRange {
  std::uint16_t first;
  std::uint16_t last;
  std::uint8_t number;
};

#include "bytes/letter_forms.inc"

constexpr unsigned kBlock = 64;
constexpr unsigned kCombines = 0x8000;
constexpr unsigned kSign = 0x4000;

// Source: Unicode section 3.12, Hangul.
constexpr unsigned kLeads = 0x1100, kVowels = 0x1161, kFinals = 0x11a7, kSyllables = 0xac00;
constexpr unsigned kVowelCount = 21, kFinalCount = 28, kLeadCount = 19;
constexpr unsigned kSyllableCount = kLeadCount * kVowelCount * kFinalCount;

unsigned combining_class(unsigned code) {
  const auto* const range = std::lower_bound(std::begin(kClasses), std::end(kClasses), code,
                                             [](const ClassRange& one, unsigned least) { return one.last < least; });
  return range != std::end(kClasses) && range->first <= code ? range->number : 0;
}

/** Append the parts of a character, in canonical order by themselves. */
void append_parts(std::vector<unsigned>& codes, unsigned code) {
  if (code - kSyllables < kSyllableCount) {
    const unsigned place = code - kSyllables;
    codes.push_back(kLeads + place / (kVowelCount * kFinalCount));
    codes.push_back(kVowels + place % (kVowelCount * kFinalCount) / kFinalCount);
    if (place % kFinalCount != 0) codes.push_back(kFinals + place % kFinalCount);
    return;
  }
  const auto* const parts = std::lower_bound(std::begin(kParts), std::end(kParts), code,
                                             [](const LetterPair& pair, unsigned least) { return pair.both < least; });
  if (parts == std::end(kParts) || parts->both != code) return codes.push_back(code);
  append_parts(codes, parts->first);
  codes.push_back(parts->second);
}

/** One character for two; 0 if there is none. */
unsigned both_of(unsigned first, unsigned second) {
  if (first - kLeads < kLeadCount && second - kVowels < kVowelCount)
    return kSyllables + ((first - kLeads) * kVowelCount + second - kVowels) * kFinalCount;
  const bool open = first - kSyllables < kSyllableCount && (first - kSyllables) % kFinalCount == 0;
  if (open && second - kFinals - 1 < kFinalCount - 1) return first + second - kFinals;
  const auto* const pair = std::lower_bound(std::begin(kPairs), std::end(kPairs), std::tuple(first, second),
                                            [](const LetterPair& one, const std::tuple<unsigned, unsigned>& least) {
                                              return std::tuple<unsigned, unsigned>(one.first, one.second) < least;
                                            });
  return pair != std::end(kPairs) && pair->first == first && pair->second == second ? pair->both : 0;
}

/** Sort the marks behind each letter by their classes. */
void order_marks(std::vector<unsigned>& codes) {
  for (auto begin = codes.begin(); begin != codes.end();) {
    const auto is_mark = [](unsigned code) { return combining_class(code) != 0; };
    begin = std::find_if(begin, codes.end(), is_mark);
    const auto end = std::find_if_not(begin, codes.end(), is_mark);
    std::stable_sort(begin, end, [](unsigned a, unsigned b) { return combining_class(a) < combining_class(b); });
    begin = end;
  }
}

/** Compose a letter and what follows it, until nothing composes. */
void compose(std::vector<unsigned>& codes) {
  std::size_t starter = codes.size();  // none
  unsigned last_class = 0;
  std::size_t size = 0;
  for (const unsigned code : std::vector<unsigned>(codes)) {
    const unsigned number = combining_class(code);
    const bool blocked = size != 0 && starter + 1 < size && last_class >= number;
    const unsigned both = starter < size && !blocked ? both_of(codes[starter], code) : 0;
    if (both != 0) {
      codes[starter] = both;
      continue;
    }
    if (number == 0) starter = size;
    last_class = number;
    codes[size++] = code;
  }
  codes.resize(size);
}

/** A letter with the characters that combine with it, composed. @param cluster  characters up to U+FFFF. */
std::string composed_cluster(std::string_view cluster) {
  std::vector<unsigned> codes;
  while (!cluster.empty()) append_parts(codes, take_character(cluster));
  order_marks(codes);
  compose(codes);
  std::string text;
  for (const unsigned code : codes) append_utf8(text, code);
  return text;
}

}  // namespace

LetterForm letter_form(const Utf8Character& character) {
  const unsigned code = character.code_point;
  if (code < 0x80 || code > 0xffff || !character.well_formed) return {};
  const unsigned form = kForms[kBlockOf[code / kBlock] * kBlock + code % kBlock];
  const unsigned place = form & (kSign - 1);
  const std::string_view folded = place == 0 ? "" : reinterpret_cast<const char*>(kTexts + place);
  return {folded, place != 0, (form & kCombines) != 0, (form & kSign) != 0};
}

std::string composed(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const Utf8Character first = first_character(text);
    std::size_t end = first.bytes;
    if (first.well_formed && first.code_point <= 0xffff) {
      while (end != text.size() && letter_form(first_character(text.substr(end))).combines)
        end += first_character(text.substr(end)).bytes;
    }
    if (end == first.bytes) {
      result += text.substr(0, end);
    } else {
      result += composed_cluster(text.substr(0, end));
    }
    text.remove_prefix(end);
  }
  return result;
}

}  // namespace neardup
