#include "formats/calendar_text.h"

#include <algorithm>
#include <array>

#include "characters/text_line.h"

namespace neardup {

namespace {

bool is_read(std::string_view name) {
  static constexpr std::array<std::string_view, 4> kNames{"summary", "location", "description", "comment"};
  return std::find(kNames.begin(), kNames.end(), lower_ascii(name)) != kNames.end();
}

/** Remove a line and its continuation lines, which begin with white space. */
std::string take_unfolded_line(std::string_view& text) {
  std::string line(take_line(text));
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) line += take_line(text).substr(1);
  return line;
}

/** The offset of a property's value: after the first colon outside quotes. */
std::size_t place_of_value(std::string_view line) {
  bool quoted = false;
  for (std::size_t i = 0; i != line.size(); ++i) {
    if (line[i] == '"') quoted = !quoted;
    if (line[i] == ':' && !quoted) return i + 1;
  }
  return line.size();
}

void append_value(std::string& text, std::string_view value) {
  for (std::size_t i = 0; i != value.size(); ++i) {
    const bool escape = value[i] == '\\' && i + 1 != value.size();
    if (escape) ++i;
    text += escape && (value[i] == 'n' || value[i] == 'N') ? '\n' : value[i];
  }
  text += '\n';
}

}  // namespace

std::string calendar_text(std::string_view calendar) {
  std::string text;
  while (!calendar.empty()) {
    const std::string line = take_unfolded_line(calendar);
    const std::string_view name = std::string_view(line).substr(0, line.find_first_of(";:"));
    if (is_read(name)) append_value(text, std::string_view(line).substr(place_of_value(line)));
  }
  return text;
}

}  // namespace neardup
