#include "characters/iso_date.h"

#include <algorithm>
#include <cstddef>
#include <ctime>
#include <string_view>

namespace neardup {

namespace {

/** Takes pieces from the front of a text. */
class DateReader {
 public:
  explicit DateReader(std::string_view text) : rest_(text) {}

  /** So many digits, behind a character that must stand before them. */
  int number(std::string_view before, std::size_t digits) {
    const std::string_view taken = rest_.substr(0, before.size() + digits);
    whole_ = whole_ && taken.size() == before.size() + digits && taken.substr(0, before.size()) == before &&
             taken.find_first_not_of("0123456789", before.size()) == std::string_view::npos;
    if (!whole_) return -1;
    rest_.remove_prefix(taken.size());
    int number = 0;
    for (const char digit : taken.substr(before.size())) number = 10 * number + (digit - '0');
    return number;
  }

  bool whole() const { return whole_; }
  std::string_view rest() const { return rest_; }

 private:
  std::string_view rest_;
  bool whole_ = true;
};

bool is_date(const std::tm& parts) {
  return parts.tm_year >= 0 && parts.tm_mon >= 0 && parts.tm_mon < 12 && parts.tm_mday >= 1 && parts.tm_mday <= 31 &&
         parts.tm_hour >= 0 && parts.tm_hour < 24 && parts.tm_min >= 0 && parts.tm_min < 60;
}

/** Whether the text after the seconds is valid: empty, or a fraction and the letter of UTC, both optional. */
bool is_end_of_time(std::string_view rest) {
  if (!rest.empty() && rest.front() == '.')
    rest.remove_prefix(std::min(rest.find_first_not_of("0123456789", 1), rest.size()));
  return rest.empty() || rest == "Z";
}

}  // namespace

std::optional<std::int64_t> parse_iso_date(const std::string& text) {
  DateReader reader(text);
  std::tm parts{};
  parts.tm_year = reader.number("", 4) - 1900;
  parts.tm_mon = reader.number("-", 2) - 1;
  parts.tm_mday = reader.number("-", 2);
  int second = 0;
  if (!reader.rest().empty()) {
    parts.tm_hour = reader.number("T", 2);
    parts.tm_min = reader.number(":", 2);
    second = reader.number(":", 2);
    if (!is_end_of_time(reader.rest())) return std::nullopt;
  }
  if (!reader.whole() || !is_date(parts) || second > 60) return std::nullopt;
  const int month = parts.tm_mon;
  const std::int64_t seconds = ::timegm(&parts) + second;
  return parts.tm_mon == month ? std::optional(seconds) : std::nullopt;  // not February 30
}

}  // namespace neardup
