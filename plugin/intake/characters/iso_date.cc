#include "characters/iso_date.h"

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <ctime>
#include <string_view>

namespace neardup {

namespace {

bool is_date(const std::tm& parts) {
  return parts.tm_year >= 0 && parts.tm_mon >= 0 && parts.tm_mon < 12 && parts.tm_mday >= 1 && parts.tm_mday <= 31 &&
         parts.tm_hour >= 0 && parts.tm_hour < 24 && parts.tm_min >= 0 && parts.tm_min < 60 && parts.tm_sec >= 0 &&
         parts.tm_sec <= 60;
}

/** Whether the text after the seconds is valid: empty, or a fraction and the letter of UTC, both optional. */
bool is_end_of_time(std::string_view rest) {
  if (!rest.empty() && rest.front() == '.')
    rest.remove_prefix(std::min(rest.find_first_not_of("0123456789", 1), rest.size()));
  return rest.empty() || rest == "Z";
}

}  // namespace

std::optional<std::int64_t> parse_iso_date(const std::string& text) {
  std::tm parts{};
  int date_end = 0;
  int time_end = 0;
  const int fields = std::sscanf(text.c_str(), "%4d-%2d-%2d%nT%2d:%2d:%2d%n", &parts.tm_year, &parts.tm_mon,
                                 &parts.tm_mday, &date_end, &parts.tm_hour, &parts.tm_min, &parts.tm_sec, &time_end);
  const bool whole_date = fields == 3 && static_cast<std::size_t>(date_end) == text.size();
  const bool whole_time =
      fields == 6 && time_end != 0 && is_end_of_time(std::string_view(text).substr(static_cast<std::size_t>(time_end)));
  if (!whole_date && !whole_time) return std::nullopt;
  parts.tm_year -= 1900;
  parts.tm_mon -= 1;
  if (!is_date(parts)) return std::nullopt;
  const int month = parts.tm_mon;
  const std::int64_t seconds = ::timegm(&parts);
  return parts.tm_mon == month ? std::optional(seconds) : std::nullopt;  // not February 30
}

}  // namespace neardup
