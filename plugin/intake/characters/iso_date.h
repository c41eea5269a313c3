/** @file iso_date.h
 *  Times in ISO 8601. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_CHARACTERS_ISO_DATE_H
#define NEARDUP_INTAKE_CHARACTERS_ISO_DATE_H

#include <cstdint>
#include <optional>
#include <string>

namespace neardup {

/** Seconds since 1970 of "2026-11-21" (its first second) or "2026-11-21T12:00:00Z". Fractions of a second are
 *  dropped. Times are in UTC. Nothing for other texts. */
std::optional<std::int64_t> parse_iso_date(const std::string& text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_ISO_DATE_H
