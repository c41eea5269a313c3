#include "characters/field_line.h"

#include "characters/ascii_case.h"
#include "characters/text_line.h"

namespace neardup {

std::optional<FieldLine> parse_field_line(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  return FieldLine{lower_ascii(trimmed(line.substr(0, colon))), std::string(trimmed(line.substr(colon + 1)))};
}

bool continue_field(std::optional<FieldLine>& field, std::string_view line) {
  if (!field || line.empty() || (line.front() != ' ' && line.front() != '\t')) return false;
  if (!field->value.empty()) field->value += ' ';
  field->value += trimmed(line);
  return true;
}

}  // namespace neardup
