#include "options/option_checks.h"
#include "bytes/parsed_number.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace neardup::cli {

CLI::Validator whole_number(std::uint64_t least, std::uint64_t most) {
  const auto check = [least, most](const std::string& text) -> std::string {
    const std::optional<std::uint64_t> number = parsed_number<std::uint64_t>(text);
    if (number && *number >= least && *number <= most) return {};
    const bool open = most == std::numeric_limits<std::uint64_t>::max();
    return fmt::format("'{}' is not a whole number {}", text,
                       open ? fmt::format("of at least {}", least) : fmt::format("from {} to {}", least, most));
  };
  return {check, ""};
}

namespace {

/** What a text with a decimal comma or a percent sign means, for a message; empty for another text. */
std::string meant_number(std::string text, double least, double most) {
  std::replace(text.begin(), text.end(), ',', '.');
  const bool percent = !text.empty() && text.back() == '%';
  if (percent) text.pop_back();
  const std::optional<double> written = parsed_number<double>(text);
  if (!written) return {};
  const double number = percent ? *written / 100 : *written;
  return number >= least && number <= most ? fmt::format(" (did you mean {}?)", number) : std::string();
}

}  // namespace

CLI::Validator number_between(double least, double most) {
  const auto check = [least, most](const std::string& text) -> std::string {
    const std::optional<double> number = parsed_number<double>(text);
    if (number && *number >= least && *number <= most) return {};
    const std::string message = fmt::format("'{}' is not a number from {} to {}", text, least, most);
    constexpr double kPercent = 100;
    if (!number) return message + meant_number(text, least, most);
    if (most != 1 || *number < least * kPercent || *number > kPercent) return message;
    return fmt::format("{} (did you mean {}?)", message, *number / kPercent);
  };
  return {check, ""};
}

void refuse_idle(const CLI::App& command, CLI::Option* option, const std::string& why, std::function<bool()> has_use) {
  option->check([&command, has_use = std::move(has_use), why](const std::string&) -> std::string {
    const bool asks_for_help = command.get_help_ptr()->count() != 0;
    return asks_for_help || has_use() ? "" : "has no effect " + why;
  });
}

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
