#include "options/number_range.h"

#include <charconv>
#include <string>
#include <system_error>

#include <fmt/format.h>

namespace neardup::cli {

CLI::Validator number_between(double least, double most) {
  const auto check = [least, most](const std::string& text) -> std::string {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    if (whole && number >= least && number <= most) return {};
    return fmt::format("'{}' is not a number from {} to {}", text, least, most);
  };
  return {check, ""};
}

}  // namespace neardup::cli
