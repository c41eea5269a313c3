/** @file field_line.h
 *  "Name: value" lines, of which the headers of HTTP and of web archives are made. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_FIELD_LINE_H
#define NEARDUP_INTAKE_CHARACTERS_FIELD_LINE_H

#include <optional>
#include <string>
#include <string_view>

namespace neardup {

struct FieldLine {
  std::string name;  ///< in lower case
  std::string value;
};

/** A line with or without its end; nothing if it has no colon. */
std::optional<FieldLine> parse_field_line(std::string_view line);

/** Add a line to the field before it if it continues that, for it begins with white space.
 *  @return whether it does. Source: RFC 9112 section 5.2. */
bool continue_field(std::optional<FieldLine>& field, std::string_view line);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_FIELD_LINE_H
