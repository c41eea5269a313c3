#include "omega/omega_configuration.h"

#include <algorithm>

#include "characters/text_line.h"

namespace neardup::cli {

std::string omega_setting(std::string_view text, std::string_view name) {
  constexpr std::string_view kWhiteSpace = " \t\r";
  std::string value;
  while (!text.empty()) {
    const std::string_view line = trimmed(take_line(text), kWhiteSpace);
    const std::size_t end = std::min(line.find_first_of(kWhiteSpace), line.size());
    if (line.substr(0, end) == name) value = trimmed(line.substr(end), kWhiteSpace);
  }
  return value;
}

}  // namespace neardup::cli
