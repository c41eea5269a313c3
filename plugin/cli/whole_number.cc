#include "whole_number.h"

#include <charconv>
#include <string>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

namespace neardup::cli {

CLI::Validator whole_number(std::uint64_t least) {
  const auto check = [least](const std::string& text) -> std::string {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc() && end == text.data() + text.size() && number >= least) return {};
    return fmt::format("'{}' is no whole number of at least {}", text, least);
  };
  return {check, ""};
}

}  // namespace neardup::cli
