#include "tokens/minus.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/utf8_characters.h"

namespace neardup {

std::size_t bytes_of_currency(std::string_view text) {
  const auto ends_within = [text](std::string_view first, std::string_view last) {
    return text.size() >= first.size() && text.substr(text.size() - first.size()) >= first &&
           text.substr(text.size() - last.size()) <= last;
  };
  if (ends_with(text, "$")) return 1;
  if (ends_within("\u00a2", "\u00a5")) return 2;
  const bool ends_a_character = !text.empty() && (text.back() & '\xC0') == '\x80';  // not so in bytes that are no UTF-8
  return ends_a_character && ends_within("\u20a0", "\u20cf") ? 3 : 0;
}

bool ends_before_number(std::string_view text) {
  constexpr std::string_view kAscii = "([{<>=:;,/|\"'\t\n\v\f\r ";
  constexpr std::pair<std::string_view, std::string_view> kOthers[] = {
      {"\u00a0", "\u00a0"}, {"\u00ab", "\u00ab"}, {"\u2000", "\u200a"}, {"\u2018", "\u2018"}, {"\u201a", "\u201c"},
      {"\u201e", "\u201f"}, {"\u2026", "\u2026"}, {"\u202f", "\u202f"}, {"\u2039", "\u2039"}, {"\u205f", "\u205f"},
      {"\u2190", "\u2211"}, {"\u2213", "\u22ff"}, {"\u3000", "\u3002"}, {"\u3008", "\u3008"}, {"\u300a", "\u300a"},
      {"\u300c", "\u300c"}, {"\u300e", "\u300e"}, {"\u3010", "\u3010"}, {"\u3014", "\u3014"}, {"\uff08", "\uff08"},
      {"\uff0c", "\uff0c"}, {"\uff0f", "\uff0f"}, {"\uff1a", "\uff1e"}};
  if (text.empty() || kAscii.find(text.back()) != std::string_view::npos || bytes_of_currency(text) != 0) return true;
  std::size_t begin = text.size() - 1;
  while (begin != 0 && continues_character(text[begin])) --begin;
  const std::string_view last = text.substr(begin);
  return std::any_of(std::begin(kOthers), std::end(kOthers), [last](const auto& range) {
    return range.first.size() == last.size() && range.first <= last && last <= range.second;
  });
}

std::size_t bytes_of_free_minus(std::string_view text) {
  for (const std::string_view minus : {"-", "\u2212", "\uff0d"}) {
    if (!ends_with(text, minus)) continue;
    text.remove_suffix(minus.size());
    return ends_before_number(text) ? minus.size() : 0;
  }
  return 0;
}

std::size_t bytes_of_minus(std::string_view text, std::size_t begin) {
  text = text.substr(0, begin);
  const std::size_t minus = bytes_of_free_minus(text);
  const std::size_t currency = bytes_of_currency(text);
  if (minus != 0 || currency == 0) return minus;
  text.remove_suffix(currency);
  const std::size_t before = bytes_of_free_minus(text);
  return before == 0 ? 0 : before + currency;
}

}  // namespace neardup
