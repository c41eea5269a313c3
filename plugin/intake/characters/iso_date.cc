#include "characters/iso_date.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <ctime>
#include <string_view>

namespace neardup {

namespace {

/** Whether the text after the seconds is valid: empty, or a fraction and the letter of UTC, both optional. */
bool is_end_of_time(std::string_view rest) {
  if (!rest.empty() && rest.front() == '.')
    rest.remove_prefix(std::min(rest.find_first_not_of("0123456789", 1), rest.size()));
  return rest.empty() || rest == "Z";
}

}  // namespace

std::optional<std::int64_t> parse_iso_date(const std::string& text) {
  const char* const format = text.find('T') == std::string::npos ? "%Y-%m-%d" : "%Y-%m-%dT%H:%M:%S";
  std::tm parts{};
  const char* const end = ::strptime(text.c_str(), format, &parts);
  if (end == nullptr || parts.tm_year < 0 || parts.tm_sec > 60) return std::nullopt;
  // It also takes spaces and fewer digits.
  std::array<char, 32> in_full{};
  ::strftime(in_full.data(), in_full.size(), format, &parts);
  const auto size = static_cast<std::size_t>(end - text.c_str());
  if (text.compare(0, size, in_full.data()) != 0 || !is_end_of_time(text.substr(size))) return std::nullopt;
  const int month = parts.tm_mon;
  const int leap = parts.tm_sec == 60 ? 1 : 0;
  parts.tm_sec -= leap;
  const std::int64_t seconds = ::timegm(&parts) + leap;
  return parts.tm_mon == month ? std::optional(seconds) : std::nullopt;  // not February 30
}

}  // namespace neardup
