#include "tokens/spelled_number.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "bytes/ascii.h"
#include "bytes/utf8_characters.h"

namespace neardup {

namespace {

constexpr std::string_view kHan =
    "〇零一二三四五六七八九十百千万億兆廿卅两兩壱弐参肆伍陸漆捌玖拾佰仟萬亿壹贰貳叁叄參陆柒";
constexpr std::string_view kHangul = "영일이삼사오육칠팔구십백천만억조";
constexpr std::string_view kMultiples = "십백천만억조";

bool has_character(std::string_view characters, std::string_view character) {
  return characters.find(character) != characters.npos;
}

/** The first characters of a word that are numerals. */
std::string_view numerals_of(std::string_view word, std::string_view numerals) {
  std::size_t end = 0;
  while (end != word.size()) {
    const std::size_t bytes = first_character(word.substr(end)).bytes;
    if (!has_character(numerals, word.substr(end, bytes))) break;
    end += bytes;
  }
  return word.substr(0, end);
}

std::string_view without(std::string_view prefix, std::string_view word) {
  return begins_with(word, prefix) ? word.substr(prefix.size()) : word;
}

bool is_of_han(std::string_view word) {
  constexpr std::string_view kUnits = "年月日時时分円圓元条條";
  constexpr std::string_view kOthers[] = {"千万", "万一", "百万", "万千",
                                          "千萬", "萬一", "百萬", "萬千"};  // very many, in case
  const std::string_view bare = without("第", without("金", word));
  const std::string_view number = numerals_of(bare, kHan);
  const std::string_view unit = bare.substr(number.size());
  if (number.empty() || number == "一" || unit != last_character_of(unit) || !has_character(kUnits, unit)) return false;
  if (bare != word) return true;
  const bool one = number == last_character_of(number);
  return one ? !unit.empty() && unit != "分"
             : std::find(std::begin(kOthers), std::end(kOthers), word) == std::end(kOthers);
}

/** Shorter words may be others: 이사, 사원. */
bool is_of_hangul(std::string_view word) {
  constexpr std::size_t kBytes = 3;  // of a numeral
  word = without("금", word);
  const std::string_view number = numerals_of(word, kHangul);
  const std::string_view unit = word.substr(number.size());
  const bool amount = unit == "원" || unit == "원정";
  return (amount || unit.empty()) && number.size() >= (amount ? 2 : 3) * kBytes &&
         has_character(kMultiples, last_character_of(number));
}

}  // namespace

bool is_spelled_number(std::string_view word) {
  return is_of_han(word) || is_of_hangul(word);
}

}  // namespace neardup
