#include "database/stored_time.h"

#include <algorithm>
#include <cmath>
#include <ctime>

#include <xapian.h>

#include "bytes/ascii.h"
#include "bytes/big_endian.h"

namespace neardup {

namespace {

constexpr std::size_t kDateDigits = 8;
constexpr std::size_t kDateTimeDigits = 14;
constexpr std::size_t kTimeBytes = 4;

bool is_date(const std::string& value) {
  return (value.size() == kDateDigits || value.size() == kDateTimeDigits) &&
         std::all_of(value.begin(), value.end(), is_digit);
}

/** Whether 4 bytes are a serialised number rather than a big-endian one. */
bool is_serialised(const std::string& value, bool others_are) {
  constexpr char kPositive = '\xe0';  // first byte of nearly all from 2^14 to 2^62
  if (!others_are && value[0] != kPositive) return false;
  const double seconds = Xapian::sortable_unserialise(value);
  return Xapian::sortable_serialise(seconds) == value && seconds == std::floor(seconds);
}

std::optional<std::int64_t> time_of_digits(const std::string& value) {
  std::tm parts{};
  if (::strptime(value.c_str(), value.size() == kDateDigits ? "%Y%m%d" : "%Y%m%d%H%M%S", &parts) == nullptr)
    return std::nullopt;
  std::tm normal = parts;
  const std::int64_t time = ::timegm(&normal);
  return normal.tm_mday == parts.tm_mday && normal.tm_min == parts.tm_min ? std::optional(time) : std::nullopt;
}

}  // namespace

bool is_serialised_time(const std::string& value) {
  return !value.empty() && value.size() != kTimeBytes && !is_date(value);
}

std::optional<std::int64_t> stored_time(const std::string& value, bool serialised) {
  if (value.empty()) return std::nullopt;
  if (is_date(value)) return time_of_digits(value);
  if (value.size() == kTimeBytes && !is_serialised(value, serialised)) return read_big_endian(value.data(), kTimeBytes);
  const double seconds = Xapian::sortable_unserialise(value);
  constexpr double kMost = 1e15;  // far beyond any date, and exact in both types
  if (!(std::abs(seconds) <= kMost)) return std::nullopt;
  return static_cast<std::int64_t>(seconds);
}

}  // namespace neardup
