#include "field_line.h"

#include <algorithm>

#include "ascii_case.h"

namespace neardup::cli {

std::optional<FieldLine> parse_field_line(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  return FieldLine{lower_ascii(trimmed(line.substr(0, colon))), std::string(trimmed(line.substr(colon + 1)))};
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r\n";
  text.remove_prefix(std::min(text.find_first_not_of(kSpace), text.size()));
  return text.substr(0, text.find_last_not_of(kSpace) + 1);
}

}  // namespace neardup::cli
