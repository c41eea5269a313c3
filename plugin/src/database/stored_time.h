/** @file stored_time.h
 *  Times as programs keep them in value slots. Internal. */
#ifndef NEARDUP_PLUGIN_DATABASE_STORED_TIME_H
#define NEARDUP_PLUGIN_DATABASE_STORED_TIME_H

#include <cstdint>
#include <optional>
#include <string>

namespace neardup {

/** Seconds since 1970 of a value: `YYYYMMDD` or `YYYYMMDDHHMMSS` (UTC), 4 bytes big-endian, or what
 *  Xapian::sortable_serialise() makes of seconds; nothing for an empty value and a date that there is not.
 *
 *  Of midnights one in sixteen is serialised in 4 bytes, which big-endian would be a time of 1986 or 2089.
 *  @param serialised  whether other values of the slot show that it holds serialised numbers. Without that, 4 bytes
 *      that can be one of a time after 1970 are taken for it: as big-endian they are all of 2089. */
std::optional<std::int64_t> stored_time(const std::string& value, bool serialised = false);

/** Whether a value can only be a serialised number: neither digits nor 4 bytes. */
bool is_serialised_time(const std::string& value);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_STORED_TIME_H
