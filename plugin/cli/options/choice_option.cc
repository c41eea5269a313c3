#include "options/choice_option.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace neardup::cli {

CLI::Validator one_of(std::vector<std::string> names) {
  const auto check = [names = std::move(names)](const std::string& given) -> std::string {
    if (std::find(names.begin(), names.end(), given) != names.end()) return {};
    return fmt::format("'{}' is not one of {}", given, fmt::join(names, ", "));
  };
  return {check, ""};
}

std::string choices_text(const std::vector<std::string>& names) {
  return fmt::format("{}", fmt::join(names, "|"));
}

}  // namespace neardup::cli
