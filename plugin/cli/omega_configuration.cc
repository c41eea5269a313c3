#include "omega_configuration.h"

#include <algorithm>

namespace neardup::cli {

namespace {

constexpr std::string_view kWhiteSpace = " \t\r";

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kWhiteSpace);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kWhiteSpace) + 1 - begin);
}

void read_line(OmegaConfiguration& configuration, std::string_view line) {
  line = trimmed(line);
  const std::size_t end = std::min(line.find_first_of(kWhiteSpace), line.size());
  const std::string_view name = line.substr(0, end);
  const std::string_view value = trimmed(line.substr(end));
  if (name == "database_dir") configuration.database_dir = value;
  if (name == "template_dir") configuration.template_dir = value;
}

}  // namespace

OmegaConfiguration parse_omega_configuration(std::string_view text) {
  OmegaConfiguration configuration;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    read_line(configuration, text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return configuration;
}

}  // namespace neardup::cli
