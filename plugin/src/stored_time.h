/** @file stored_time.h
 *  Times as programs keep them in value slots. Internal. */
#ifndef NEARDUP_SRC_STORED_TIME_H
#define NEARDUP_SRC_STORED_TIME_H

#include <cstdint>
#include <optional>
#include <string>

namespace neardup {

/** Seconds since 1970 of a value: `YYYYMMDD` or `YYYYMMDDHHMMSS` (UTC), 4 octets big-endian, or what
 *  Xapian::sortable_serialise() makes of seconds; nothing for an empty value and a date that there is not. */
std::optional<std::int64_t> stored_time(const std::string& value);

}  // namespace neardup

#endif  // NEARDUP_SRC_STORED_TIME_H
