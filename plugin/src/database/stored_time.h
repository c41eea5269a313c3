/** @file stored_time.h
 *  Times in value slots, as programs store them. Internal. */
#ifndef NEARDUP_PLUGIN_DATABASE_STORED_TIME_H
#define NEARDUP_PLUGIN_DATABASE_STORED_TIME_H

#include <cstdint>
#include <optional>
#include <string>

namespace neardup {

/** The time of a value in seconds since 1970. The value is `YYYYMMDD` or `YYYYMMDDHHMMSS` (UTC), 4 bytes big-endian, or
 *  Xapian::sortable_serialise() of seconds. Returns nothing for an empty value or an impossible date.
 *
 *  One midnight in sixteen is serialised in 4 bytes, which would be a time in 1986 or 2089 if read as big-endian.
 *  @param serialised  whether other values of the slot show that it holds serialised numbers. Otherwise 4 bytes are
 *      read as serialised only if that gives a time after 1970; as big-endian these are all in 2089. */
std::optional<std::int64_t> stored_time(const std::string& value, bool serialised = false);

/** Whether a value must be a serialised number: it is neither digits nor 4 bytes long. */
bool is_serialised_time(const std::string& value);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_STORED_TIME_H
