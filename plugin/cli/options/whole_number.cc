#include "options/whole_number.h"

#include <charconv>
#include <string>
#include <system_error>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

namespace neardup::cli {

CLI::Validator whole_number(std::uint64_t least, std::uint64_t most) {
  const auto check = [least, most](const std::string& text) -> std::string {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    if (whole && number >= least && number <= most) return {};
    const bool open = most == std::numeric_limits<std::uint64_t>::max();
    return fmt::format("'{}' is not a whole number {}", text,
                       open ? fmt::format("of at least {}", least) : fmt::format("from {} to {}", least, most));
  };
  return {check, ""};
}

}  // namespace neardup::cli
