/** @file field_line.h
 *  Lines "Name: value" in the headers of HTTP and of web archives. THREADS: pure functions. */
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

/** Parse a line with or without its line end; nothing if it has no colon. */
std::optional<FieldLine> parse_field_line(std::string_view line);

/** Append a line to the previous field if it begins with white space, which means that it continues the field.
 *  @return whether it does. Source: RFC 9112 section 5.2. */
bool continue_field(std::optional<FieldLine>& field, std::string_view line);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_FIELD_LINE_H
