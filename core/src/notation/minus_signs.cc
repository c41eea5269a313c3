#include "notation/minus_signs.h"

#include <algorithm>
#include <cstddef>

#include "bytes/ascii.h"
#include "bytes/utf8_characters.h"
#include "notation/names_with_signs.h"
#include "notation/sign_context.h"
#include "tokens/minus.h"
#include "tokens/units.h"

namespace neardup {

namespace {

constexpr std::size_t kNear = 32;  // bytes

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

/** The word of ASCII letters at the beginning of a text. */
std::string_view word_at(std::string_view text) {
  const auto* const end = std::find_if_not(text.begin(), text.end(), is_letter);
  return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

/** Whether letters and what is behind them are a currency in front of an amount: "US$", "EUR 5". */
bool is_currency(std::string_view letters, std::string_view behind) {
  constexpr std::string_view kCodes =
      "AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF IDR ILS INR JPY KRW MXN NOK NZD PLN RON RUB SEK SGD THB TRY UAH USD "
      "ZAR";
  if (letters.empty() || letters.size() > 3 || !std::all_of(letters.begin(), letters.end(), is_capital)) return false;
  if (bytes_of_currency(character_at(behind, 0)) != 0) return true;
  behind = without_space(behind);
  return letters.size() == 3 && kCodes.find(letters) != kCodes.npos && !behind.empty() && is_digit(behind.front());
}

/** What a minus that is free belongs to; empty if that is a number, or the minus is a dash. @param behind  the minus. */
std::string_view minus_of_name(std::string_view before, std::string_view behind) {
  constexpr std::string_view kInfinity = "\u221e";
  if (begins_with(behind, kInfinity)) return kInfinity;
  const std::string_view word = word_at(behind.substr(behind.empty() || behind.front() != '\\' ? 0 : 1));
  if (!word.empty() && behind.front() == '\\') return behind.substr(0, word.size() + 1);
  if (is_currency(word, behind.substr(word.size()))) return word;
  const std::string lower = lower_ascii(word);
  const bool whole = !is_name_character(character_at(behind, word.size()));
  if (whole && (lower == "inf" || lower == "infinity")) return word.substr(0, 3);
  before = without_space(before);
  const bool formula = !before.empty() && std::string_view("={[^").find(before.back()) != before.npos;
  return formula && begins_with_lone_letter(behind) ? character_at(behind, 0) : std::string_view();
}

/** The number and the letters of its unit at the beginning of a text, which are one word: "3kg"; empty if there is no unit. */
std::string_view number_with_unit(std::string_view text) {
  const std::size_t number = std::min(text.find_first_not_of("0123456789.,"), text.size());
  const std::string_view unit = word_at(text.substr(number));
  const bool whole = !is_name_character(character_at(text, number + unit.size()));
  return whole && is_unit(unit) ? text.substr(0, number + unit.size()) : std::string_view();
}

/** Whether a hyphen may be the bullet of a line or the dash of a range, "10 -15kg". @param before  it. */
bool is_bullet_or_range(std::string_view before) {
  const std::string_view line = without_space(before.substr(before.rfind('\n') + 1));
  return line.empty() || is_digit(line.back());
}

/** Whether what is behind a minus lets it end a grade: no word, of which "A-" may be a part. @param letters  of the grade. */
bool ends_grade(std::size_t letters, std::string_view behind) {
  if (behind.empty() || std::string_view("\t.,;:)]|/\"").find(behind.front()) != behind.npos) return true;
  if (behind.front() == '\n' || behind.front() == '\r') return letters > 1 || without_space(behind).empty();
  const std::string_view next = behind.substr(1);
  return behind.front() == ' ' && !next.empty() && !is_name_character(character_at(next, 0));
}

/** What the minus at a place makes another thing; empty if it makes none. @param end  of the minus. */
std::string with_minus(std::string_view text, std::size_t at, std::size_t end) {
  const std::string_view before = bytes_before(text, at, kNear);
  const std::string_view behind = text.substr(end, kNear);
  const std::size_t number_end = digits_end(text, end);
  if (number_end != end) {
    const bool exponent = !is_name_character(character_at(text, number_end)) && ends_before_exponent(before);
    if (exponent) return "-" + std::string(text.substr(end, number_end - end));
    const std::string_view quantity = number_with_unit(behind);
    const bool negative = !quantity.empty() && !is_bullet_or_range(before) && bytes_of_minus(text, end) != 0;
    return negative ? "-" + lower_ascii(quantity) : "";
  }
  const bool free = bytes_of_free_minus(bytes_before(text, end, kNear)) != 0 || ends_with(before, "^");
  const std::string_view name = free ? minus_of_name(before, behind) : std::string_view();
  if (!name.empty()) return "-" + lower_ascii(name);
  const std::size_t grade = bytes_of_grade(before);
  return grade == 0 || !ends_grade(grade, behind) ? "" : lower_ascii(before.substr(before.size() - grade)) + "-";
}

}  // namespace

void add_decimal_points(std::string_view text, std::set<std::string>& names) {
  for (std::size_t at = 0; (at = text.find('.', at)) != text.npos; ++at) {
    const std::size_t end = digits_end(text, at + 1);
    if (end == at + 1) continue;
    const std::string_view before = text.substr(0, at);
    const bool negative = bytes_of_free_minus(before) != 0;
    const bool free = (ends_before_number(before) && !ends_with(before, "\u2026")) ||
                      (at != 0 && std::string_view("-+~").find(before.back()) != before.npos);
    if (negative || free) names.insert((negative ? "-" : "") + std::string(text.substr(at, end - at)));
  }
}

void add_minus_signs(std::string_view text, std::set<std::string>& names) {
  for (const std::string_view minus : {"-", "\u2212", "\u2010", "\u2011"}) {
    for (std::size_t at = 0; (at = text.find(minus, at)) != text.npos; at += minus.size())
      if (std::string name = with_minus(text, at, at + minus.size()); !name.empty()) names.insert(std::move(name));
  }
}

}  // namespace neardup
