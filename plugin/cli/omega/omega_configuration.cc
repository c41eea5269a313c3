#include "omega/omega_configuration.h"

#include <algorithm>

#include "characters/text_line.h"

namespace neardup::cli {

namespace {

constexpr std::string_view kWhiteSpace = " \t\r";

void read_line(OmegaConfiguration& configuration, std::string_view line) {
  line = trimmed(line, kWhiteSpace);
  const std::size_t end = std::min(line.find_first_of(kWhiteSpace), line.size());
  const std::string_view name = line.substr(0, end);
  const std::string_view value = trimmed(line.substr(end), kWhiteSpace);
  if (name == "database_dir") configuration.database_dir = value;
  if (name == "template_dir") configuration.template_dir = value;
}

}  // namespace

OmegaConfiguration parse_omega_configuration(std::string_view text) {
  OmegaConfiguration configuration;
  while (!text.empty()) read_line(configuration, take_line(text));
  return configuration;
}

}  // namespace neardup::cli
