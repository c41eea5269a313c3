#include "mail/mbox_separator.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "characters/text_line.h"
#include "mail/mail_line.h"

namespace neardup {

namespace {

constexpr std::string_view kFrom = "From ";
constexpr std::size_t kMostZones = 3;

using LineWords = std::vector<std::string_view>;

LineWords words_of(std::string_view line) {
  LineWords words;
  for (line = trimmed(line); !line.empty(); line = trimmed(line)) {
    words.push_back(line.substr(0, line.find_first_of(" \t")));
    line.remove_prefix(words.back().size());
  }
  return words;
}

template <std::size_t Size>
bool is_one_of(std::string_view word, const std::array<std::string_view, Size>& names) {
  return std::find(names.begin(), names.end(), word) != names.end();
}

bool is_weekday(std::string_view word) {
  static constexpr std::array<std::string_view, 7> kWeekdays{"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
  if (!word.empty() && word.back() == ',') word.remove_suffix(1);
  return is_one_of(word, kWeekdays);
}

bool is_month(std::string_view word) {
  static constexpr std::array<std::string_view, 12> kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                            "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  return is_one_of(word, kMonths);
}

bool is_number(std::string_view word, std::size_t least_digits, std::size_t most_digits) {
  return word.size() >= least_digits && word.size() <= most_digits && std::all_of(word.begin(), word.end(), is_digit);
}

bool is_day(std::string_view word) {
  return is_number(word, 1, 2);
}

bool is_separator_year(std::string_view word) {
  return is_number(word, 4, 4);
}

/** "12:34" or "12:34:56". */
bool is_time(std::string_view word) {
  std::size_t numbers = 0;
  for (;; ++numbers) {
    const std::string_view number = word.substr(0, word.find(':'));
    if (!is_number(number, numbers == 0 ? 1 : 2, 2)) return false;
    if (number.size() == word.size()) return numbers == 1 || numbers == 2;
    word.remove_prefix(number.size() + 1);
  }
}

/** "+0100", "CET", "GMT+1", "(CEST)", "MET". */
bool is_zone(std::string_view word) {
  constexpr std::size_t kMostLetters = 10;
  return word.size() <= kMostLetters && std::all_of(word.begin(), word.end(), [](char c) {
           return (c >= 'A' && c <= 'Z') || is_digit(c) || c == '+' || c == '-' || c == ':' || c == '(' || c == ')';
         });
}

/** Reads words as long as they belong to a date. */
class DateWords {
 public:
  DateWords(const LineWords& words, std::size_t place) : words_(words), place_(place) {}

  bool take(bool (*is_it)(std::string_view)) {
    if (place_ == words_.size() || !is_it(words_[place_])) return false;
    ++place_;
    return true;
  }

  void take_zones() {
    // A number of four digits is a year.
    for (std::size_t zones = 0; zones != kMostZones && place_ != words_.size() && !is_separator_year(words_[place_]);
         ++zones) {
      if (!take(is_zone)) return;
    }
  }

  /** Whether the rest has only time zones and the addition of UUCP. */
  bool ends() {
    take_zones();
    const std::size_t left = words_.size() - place_;
    return left == 0 || (left >= 3 && words_[place_] == "remote" && words_[place_ + 1] == "from");
  }

 private:
  const LineWords& words_;
  std::size_t place_;
};

bool is_asctime(DateWords date) {
  if (!date.take(is_weekday) || !date.take(is_month) || !date.take(is_day) || !date.take(is_time)) return false;
  date.take_zones();
  return date.take(is_separator_year) && date.ends();
}

bool is_mail_date(DateWords date) {
  return date.take(is_weekday) && date.take(is_day) && date.take(is_month) && date.take(is_separator_year) &&
         date.take(is_time) && date.ends();
}

}  // namespace

bool begins_with_from(std::string_view line) {
  return line.substr(0, kFrom.size()) == kFrom;
}

bool is_dated_separator(std::string_view line) {
  if (!begins_with_from(line)) return false;
  const LineWords words = words_of(line.substr(kFrom.size()));
  for (std::size_t place = 0; place != words.size(); ++place) {
    const DateWords date(words, place);
    if (is_asctime(date) || is_mail_date(date)) return true;
  }
  return false;
}

bool is_bare_separator(std::string_view line) {
  if (!begins_with_from(line)) return false;
  const std::string_view sender = trimmed(line.substr(kFrom.size()));
  return sender.empty() || sender == "-";
}

bool is_header_field(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == 0 || colon == std::string_view::npos) return false;
  return std::all_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(colon),
                     [](char c) { return c > ' ' && c < '\x7f'; });
}

}  // namespace neardup
