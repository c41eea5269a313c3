#include "tokens/unspaced_scripts.h"

#include <algorithm>
#include <iterator>

namespace neardup {

namespace {

struct Range {
  std::uint32_t first, last;
};

template <std::size_t kCount>
bool is_in(const Range (&ascending)[kCount], std::uint32_t code_point) {
  const Range* const range =
      std::find_if(std::begin(ascending), std::end(ascending),
                   [code_point](const Range& candidate) { return code_point <= candidate.last; });
  return range != std::end(ascending) && code_point >= range->first;
}

constexpr Range kUnspaced[] = {
    {0x0e00, 0x0fff},    // Thai, Lao, Tibetan
    {0x1000, 0x109f},    // Myanmar
    {0x1780, 0x17ff},    // Khmer
    {0x19e0, 0x19ff},    // Khmer symbols
    {0x2e80, 0x2fdf},    // Han: radicals
    {0x3005, 0x3007},    // Han: signs
    {0x3021, 0x302d},    // Han: numerals, tone marks
    {0x3031, 0x3035},    // Kana: repeat marks
    {0x3038, 0x303c},    // Han: numerals and signs
    {0x3040, 0x30ff},    // Hiragana, Katakana
    {0x3100, 0x312f},    // Bopomofo
    {0x31a0, 0x31bf},    // Bopomofo
    {0x31f0, 0x31ff},    // Katakana
    {0x3400, 0x4dbf},    // Han
    {0x4e00, 0x9fff},    // Han
    {0xa9e0, 0xa9ff},    // Myanmar
    {0xaa60, 0xaa7f},    // Myanmar
    {0xf900, 0xfaff},    // Han
    {0xff66, 0xff9f},    // Katakana of half width
    {0x16fe3, 0x16fe3},  // Han: iteration mark
    {0x16ff0, 0x16ff1},  // Han: reading marks
    {0x1aff0, 0x1b16f},  // Hiragana, Katakana
    {0x1d360, 0x1d371},  // Han: counting rods
    {0x20000, 0x3ffff},  // Han
};

constexpr Range kHanOrKana[] = {
    {0x2e80, 0x2fdf}, {0x3005, 0x3007},   {0x3021, 0x3029},   {0x3031, 0x3035}, {0x3038, 0x303c},
    {0x3041, 0x30ff}, {0x31f0, 0x31ff},   {0x3400, 0x4dbf},   {0x4e00, 0x9fff}, {0xf900, 0xfaff},
    {0xff66, 0xff9f}, {0x1b000, 0x1b16f}, {0x20000, 0x3ffff},
};

constexpr Range kDictionaryCut[] = {
    {0x0e00, 0x0eff}, {0x1000, 0x109f}, {0x1780, 0x17ff}, {0xa9e0, 0xa9ff}, {0xaa60, 0xaa7f},
};

constexpr Range kNgrams[] = {
    {0x1100, 0x11ff}, {0x2e80, 0x2eff}, {0x3000, 0x9fff}, {0xa700, 0xa71f},   {0xac00, 0xd7af},
    {0xf900, 0xfaff}, {0xfe30, 0xfe4f}, {0xff00, 0xffef}, {0x20000, 0x2a6df}, {0x2f800, 0x2fa1f},
};

}  // namespace

bool is_unspaced(std::uint32_t code_point) {
  return is_in(kUnspaced, code_point);
}

bool is_han_or_kana(std::uint32_t code_point) {
  return is_in(kHanOrKana, code_point);
}

bool is_dictionary_cut(std::uint32_t code_point) {
  return is_in(kDictionaryCut, code_point);
}

bool is_cut_into_ngrams(std::uint32_t code_point) {
  return is_in(kNgrams, code_point);
}

bool is_hangul(std::uint32_t code_point) {
  return (code_point >= 0x1100 && code_point <= 0x11ff) || (code_point >= 0x3130 && code_point <= 0x318f) ||
         (code_point >= 0xa960 && code_point <= 0xa97f) || (code_point >= 0xac00 && code_point <= 0xd7ff) ||
         (code_point >= 0xffa0 && code_point <= 0xffdc);
}

}  // namespace neardup
