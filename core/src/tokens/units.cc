#include "tokens/units.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>

#include "bytes/ascii.h"
#include "bytes/character_range.h"
#include "bytes/utf8_characters.h"

namespace neardup {

namespace {

constexpr std::string_view kLetters = "mglshkLCFKVAWM";  // units of one letter
constexpr std::string_view kLonger[] = {"mm",  "cm",  "km",  "mg", "kg", "ml", "px", "em",  "pt", "db",  "hz",
                                        "khz", "mhz", "ghz", "kv", "mv", "kw", "mw", "kwh", "ms", "min", "ft",
                                        "lb",  "lbs", "oz",  "kb", "mb", "gb", "tb", "bn",  "mn", "hpa"};

constexpr std::string_view kWords[] = {
    "度",       "摄氏度",   "攝氏度",   "℃",        "℉",          "°",        "%",    "％",     "‰",
    "円",       "元",       "千円",     "千元",     "百万",       "百萬",     "万",   "萬",     "億",
    "亿",       "点",       "點",       "分",       "人",         "米",       "公尺", "公里",   "公斤",
    "公分",     "厘米",     "毫米",     "千米",     "千克",       "吨",       "噸",   "百分点", "百分點",
    "个百分点", "個百分點", "个基点",   "ポイント", "パーセント", "メートル", "キロ", "ミリ",   "センチ",
    "グラム",   "トン",     "リットル", "ドル",     "도",         "원",       "천원", "만",     "백만",
    "억",       "점",       "퍼센트",   "포인트",   "미터",       "킬로",     "달러",
};

/** The letters that a text begins with, as those of ASCII; no more than a unit may have, and one. */
std::string unit_letters_of(std::string_view text) {
  constexpr std::size_t kMost = 4;
  constexpr CharacterRange kWide[] = {{"\uff21", "\uff3a"}, {"\uff41", "\uff5a"}};
  constexpr std::uint32_t kWider = 0xff21 - 'A';
  std::string letters;
  while (!text.empty() && letters.size() != kMost) {
    const Utf8Character first = first_character(text);
    const bool wide = is_in(text.substr(0, first.bytes), kWide);
    if (!wide && !is_letter(text.front())) break;
    letters += static_cast<char>(first.code_point - (wide ? kWider : 0));
    text.remove_prefix(first.bytes);
  }
  return letters;
}

}  // namespace

bool is_unit(std::string_view word) {
  if (word.size() == 1) return kLetters.find(word) != kLetters.npos;
  return std::find(std::begin(kLonger), std::end(kLonger), lower_ascii(word)) != std::end(kLonger);
}

bool begins_with_unit(std::string_view text) {
  static constexpr CharacterRange kSquared[] = {{"\u3300", "\u33ff"}};
  if (text.empty()) return false;
  const std::string letters = unit_letters_of(text);
  if (!letters.empty()) return is_unit(letters) && (letters.size() > 1 || !is_capital(letters.front()));
  return is_in(text.substr(0, first_character(text).bytes), kSquared) ||
         std::any_of(std::begin(kWords), std::end(kWords),
                     [text](std::string_view word) { return begins_with(text, word); });
}

}  // namespace neardup
