#include "office/number_formats.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <ctime>
#include <optional>

#include <fmt/format.h>

#include "bytes/ascii.h"
#include "bytes/parsed_number.h"

namespace neardup {

namespace {

/** The formats that have a number and no text in the file. */
constexpr std::pair<std::string_view, std::string_view> kBuiltIn[] = {
    {"1", "0"},           {"2", "0.00"},      {"3", "#,##0"},
    {"4", "#,##0.00"},    {"9", "0%"},        {"10", "0.00%"},
    {"11", "0.00E+00"},   {"12", "# ?/?"},    {"13", "# \?\?/\?\?"},
    {"14", "yyyy-mm-dd"}, {"15", "d-mmm-yy"}, {"16", "d-mmm"},
    {"17", "mmm-yy"},     {"18", "h:mm"},     {"19", "h:mm:ss"},
    {"20", "h:mm"},       {"21", "h:mm:ss"},  {"22", "yyyy-mm-dd h:mm"},
    {"37", "#,##0"},      {"38", "#,##0"},    {"39", "#,##0.00"},
    {"40", "#,##0.00"},   {"45", "mm:ss"},    {"47", "mm:ss"},
    {"48", "##0.0E+0"}};

/** A piece of a format: a run of one letter in lower case, a text in quotes or behind a backslash, or another character. */
struct Piece {
  char letter = 0;  // 0 for a text
  std::string_view text;
};

Piece take_piece(std::string_view& format) {
  const char first = format.front();
  std::size_t size = 1;
  Piece piece{0, format.substr(0, 1)};
  if (first == '"' || first == '[') {
    const std::size_t end = format.find(first == '"' ? '"' : ']', 1);
    size = end == format.npos ? format.size() : end + 1;
    piece.text = first == '"' ? format.substr(1, size - std::min<std::size_t>(size, 2)) : std::string_view();
  } else if ((first == '\\' || first == '_' || first == '*') && format.size() > 1) {
    size = 2;
    piece.text = first == '\\' ? format.substr(1, 1) : std::string_view();
  } else if (is_letter_or_digit(first) || first == '#' || first == '?') {
    size = std::min(format.find_first_not_of(first), format.size());
    piece = {lower_ascii(format.substr(0, 1)).front(), format.substr(0, size)};
  }
  format.remove_prefix(size);
  return piece;
}

bool is_date(std::string_view format) {
  while (!format.empty()) {
    if (const Piece piece = take_piece(format); piece.letter != 0 && std::string_view("ymdhs").find(piece.letter) < 5)
      return true;
  }
  return false;
}

std::string date_part(const Piece& piece, const std::tm& date, bool minutes) {
  constexpr const char* kMonths[] = {"January", "February", "March",     "April",   "May",      "June",
                                     "July",    "August",   "September", "October", "November", "December"};
  constexpr const char* kDays[] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
  const std::size_t size = piece.text.size();
  const auto number = [&](int value) { return fmt::format("{:0{}}", value, size == 1 ? 1 : 2); };
  if (piece.letter == 'y') return fmt::format("{:04}", date.tm_year + 1900).substr(size > 2 ? 0 : 2);
  if (piece.letter == 'd' && size > 2) return std::string(kDays[date.tm_wday]).substr(0, size == 3 ? 3 : 10);
  if (piece.letter == 'd') return number(date.tm_mday);
  if (piece.letter == 'h') return number(date.tm_hour);
  if (piece.letter == 's') return number(date.tm_sec);
  if (piece.letter != 'm') return std::string(piece.text);
  if (minutes) return number(date.tm_min);
  return size > 2 ? std::string(kMonths[date.tm_mon]).substr(0, size == 3 ? 3 : 10) : number(date.tm_mon + 1);
}

std::string shown_date(double number, std::string_view format) {
  constexpr double kDaysTo1970 = 25569;
  const std::time_t seconds = std::llround((number - kDaysTo1970) * 86400);
  std::tm date{};
  ::gmtime_r(&seconds, &date);
  std::string shown;
  for (char before = 0; !format.empty();) {
    const Piece piece = take_piece(format);
    // The letter m stands for minutes behind hours and before seconds.
    const bool minutes = before == 'h' || (piece.letter == 'm' && format.substr(0, 2) == ":s");
    shown += piece.letter == 0 ? std::string(piece.text) : date_part(piece, date, minutes);
    if (piece.letter != 0) before = piece.letter;
  }
  return shown;
}

std::string with_groups(std::string digits) {
  const std::size_t end = std::min(digits.find('.'), digits.size());
  const std::size_t begin = digits.front() == '-' ? 1 : 0;
  for (std::size_t at = end; at > begin + 3;) digits.insert(at -= 3, ",");
  return digits;
}

/** The nearest fraction with a denominator of so many digits, behind its whole number. */
std::string shown_fraction(double value, std::size_t digits) {
  const double size = std::abs(value);
  const double whole = std::floor(size);
  const int most = digits == 1 ? 9 : digits == 2 ? 99 : 999;
  int below = 1;
  const auto distance = [&](int number) {
    return std::abs(size - whole - std::round((size - whole) * number) / number);
  };
  for (int number = 2; number <= most; ++number) {
    if (distance(number) < distance(below) - 1e-9) below = number;
  }
  const double above = std::round((size - whole) * below);
  const char* const sign = value < 0 ? "-" : "";
  if (above == 0 || below == 1) return fmt::format("{}{:.0f}", sign, whole + above);
  const std::string before = whole == 0 ? "" : fmt::format("{:.0f} ", whole);
  return fmt::format("{}{}{:.0f}/{}", sign, before, above, below);
}

}  // namespace

std::string shown_number(std::string_view number, std::string_view format) {
  const std::optional<double> value = parsed_number<double>(number);
  if (!value || std::abs(*value) > 1e15) return std::string(number);
  format = format.substr(0, format.find(';'));
  if (format.empty() || lower_ascii(format) == "general" || format == "@") return fmt::format("{:.15g}", *value);
  if (is_date(format)) return shown_date(*value, format);
  if (const std::size_t slash = format.find("?/?"); slash != format.npos) {
    const std::size_t end = std::min(format.find_first_not_of('?', slash + 2), format.size());
    return shown_fraction(*value, end - slash - 2);
  }
  const bool percent = format.find('%') != format.npos;
  const std::size_t point = format.find('.');
  const std::size_t decimals =
      point == format.npos ? 0 : std::min(format.find_first_not_of("0#?", point + 1), format.size()) - point - 1;
  if (format.find("E+") != format.npos || format.find("E-") != format.npos)
    return fmt::format("{:.{}E}", *value, decimals);
  std::string digits = fmt::format("{:.{}f}", percent ? *value * 100 : *value, decimals);
  if (format.substr(0, point).find(",") != format.npos) digits = with_groups(std::move(digits));
  std::string shown;
  bool in_digits = false;
  while (!format.empty()) {
    const Piece piece = take_piece(format);
    const bool digit =
        piece.letter == '0' || piece.letter == '#' || piece.letter == '?' || piece.text == "." || piece.text == ",";
    if (digit && !in_digits) shown += std::exchange(digits, {});
    in_digits = digit;
    if (!digit) shown += piece.text;
  }
  return shown;
}

void NumberFormats::start(const XmlElement& element) {
  if (element.name == "numFmt") codes_.emplace(element.attribute("numFmtId"), element.attribute("formatCode"));
  if (element.name == "xf" && !in_cell_styles_.empty() && in_cell_styles_.back())
    styles_.emplace_back(element.attribute("numFmtId"));
  in_cell_styles_.push_back(element.name == "cellXfs");
}

void NumberFormats::end() {
  in_cell_styles_.pop_back();
}

std::string NumberFormats::shown(std::string_view number, std::string_view style) const {
  const std::optional<std::size_t> place = parsed_number<std::size_t>(style);
  const std::string_view format = place && *place < styles_.size() ? std::string_view(styles_[*place]) : "";
  if (const auto code = codes_.find(format); code != codes_.end()) return shown_number(number, code->second);
  const auto* const built_in =
      std::find_if(std::begin(kBuiltIn), std::end(kBuiltIn), [&](const auto& one) { return one.first == format; });
  return shown_number(number, built_in == std::end(kBuiltIn) ? std::string_view() : built_in->second);
}

}  // namespace neardup
