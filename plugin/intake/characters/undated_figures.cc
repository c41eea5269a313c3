#include "characters/undated_figures.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <vector>

#include "bytes/ascii.h"
#include "bytes/parsed_number.h"
#include "characters/plain_numbers.h"
#include "characters/text_line.h"
#include "characters/text_measures.h"

namespace neardup {

namespace {

constexpr const char* kAsciiDigits = "0123456789";

/** A word without the signs around it. */
std::string_view bare_word(std::string_view word) {
  const auto first = std::find_if(word.begin(), word.end(), is_letter_or_digit);
  const auto last = std::find_if(word.rbegin(), word.rend(), is_letter_or_digit).base();
  return first < last
             ? word.substr(static_cast<std::size_t>(first - word.begin()), static_cast<std::size_t>(last - first))
             : std::string_view();
}

bool is_year_number(std::string_view digits) {
  const std::string_view century = digits.substr(0, 2);
  return digits.size() == 4 && digits.find_first_not_of(kAsciiDigits) == digits.npos &&
         (century == "19" || century == "20");
}

/** Of a day, a month, an hour, a minute or a second. */
bool is_part_of_date(std::string_view digits) {
  constexpr unsigned kMost = 59;
  return digits.size() <= 2 && parsed_number<unsigned>(digits).value_or(kMost + 1) <= kMost;
}

/** Whether a word has a year, a colon, or three numbers between slashes, and all its other numbers may be parts of a date or time. */
bool is_date_or_time(std::string_view word) {
  if (word.find_first_not_of("0123456789-.,:/+TZtzAPMapm") != word.npos) return false;
  std::size_t numbers = 0;
  bool dated = word.find(':') != word.npos || std::count(word.begin(), word.end(), '/') == 2;
  while (!word.empty()) {
    const std::size_t size = std::min(word.find_first_not_of(kAsciiDigits), word.size());
    const std::string_view digits = word.substr(0, size);
    if (size != 0 && !is_year_number(digits) && !is_part_of_date(digits)) return false;
    dated = dated || is_year_number(digits);
    numbers += size != 0 ? 1 : 0;
    word.remove_prefix(std::max<std::size_t>(size, 1));
  }
  return numbers > 1 && dated;
}

/** Whether a word is as "10.15". */
bool is_dotted_time(std::string_view word) {
  const std::size_t dot = word.find('.');
  return dot != 0 && dot != word.npos && word.size() == dot + 3 && is_part_of_date(word.substr(0, dot)) &&
         is_part_of_date(word.substr(dot + 1));
}

/** 1 to 31, also as in "1st". */
bool is_day_number(std::string_view word) {
  constexpr unsigned kLastDay = 31;
  const std::size_t size = std::min(word.find_first_not_of(kAsciiDigits), word.size());
  const std::string_view end = word.substr(size);
  const unsigned day = size <= 2 ? parsed_number<unsigned>(word.substr(0, size)).value_or(0) : 0;
  return day != 0 && day <= kLastDay && (end.empty() || has_word("st nd rd th", lower_ascii(end)));
}

/** A text in which the parts of dates and times are words: "2023 4 3 " for "2023年4月3日". */
std::string with_parts_of_dates(std::string_view text) {
  constexpr std::string_view kUnits[] = {"年", "月", "日", "分",     "秒",     "년",    "월",
                                         "일", "분", "초", "\u00a0", "\u202f", "\u3000"};
  std::string parts;
  while (!text.empty()) {
    const auto begins_text = [text](std::string_view unit) { return begins_with(text, unit); };
    const bool ascii = static_cast<unsigned char>(text.front()) < 0x80;
    const auto* const unit = ascii ? std::end(kUnits) : std::find_if(std::begin(kUnits), std::end(kUnits), begins_text);
    const bool found = unit != std::end(kUnits);
    parts += found ? ' ' : text.front();
    text.remove_prefix(found ? unit->size() : 1);
  }
  return parts;
}

/** But those that join a day, a month and a year: "3 de abril de 2023". */
std::vector<std::string_view> words_between_spaces(std::string_view line) {
  constexpr const char* kWhiteSpace = " \t\r\n\f\v";
  std::vector<std::string_view> words;
  while (!(line = trimmed(line, kWhiteSpace)).empty()) {
    const std::string_view word = line.substr(0, line.find_first_of(kWhiteSpace));
    if (!has_word("de del of", word)) words.push_back(word);
    line.remove_prefix(word.size());
  }
  return words;
}

bool names_copyright(std::string_view line) {
  const std::string small = lower_ascii(line);
  return line.find("\u00a9") != line.npos || small.find("copyright") != small.npos || small.find("(c)") != small.npos;
}

std::string undated_line(std::string_view line) {
  constexpr std::size_t kNear = 2;
  constexpr std::string_view kApart = "\n\n";  // no number goes on behind it
  const std::vector<std::string_view> words = words_between_spaces(line);
  const auto is_near_day = [&](std::size_t year) {
    const auto at = [&](std::size_t place) { return words.begin() + static_cast<std::ptrdiff_t>(place); };
    return std::any_of(at(year - std::min(year, kNear)), at(std::min(year + kNear + 1, words.size())),
                       [](std::string_view word) { return is_day_number(bare_word(word)); });
  };
  const bool copyright = names_copyright(line);
  std::string undated;
  for (std::size_t i = 0; i != words.size(); ++i) {
    const std::string_view word = bare_word(words[i]);
    const bool clock = i + 1 != words.size() && bare_word(words[i + 1]) == "Uhr" && is_dotted_time(word);
    const bool date = clock || is_date_or_time(word) || (is_year_number(word) && (copyright || is_near_day(i)));
    (undated += date ? std::string_view() : words[i]) += kApart;
  }
  return undated;
}

}  // namespace

std::string undated_figures(std::string_view any_spelling) {
  const std::string plain = with_parts_of_dates(with_plain_numbers(any_spelling));
  std::string_view text = plain;
  std::string undated;
  while (!text.empty()) undated += undated_line(take_line(text));
  return figures(undated);
}

}  // namespace neardup
