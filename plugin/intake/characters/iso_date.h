/** @file iso_date.h
 *  Times as ISO 8601 writes them. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_CHARACTERS_ISO_DATE_H
#define NEARDUP_INTAKE_CHARACTERS_ISO_DATE_H

#include <cstdint>
#include <optional>
#include <string>

namespace neardup {

/** Seconds since 1970 of "2026-11-21", its first second, or of "2026-11-21T12:00:00Z"; fractions of a second are cut
 * off. All times are of UTC. Nothing if it is no such date. */
std::optional<std::int64_t> parse_iso_date(const std::string& text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_ISO_DATE_H
