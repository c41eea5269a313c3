#include "neardup/group_scope.h"

#include <charconv>
#include <string_view>
#include <system_error>

namespace neardup {

namespace {

/** Reads a whole text as a decimal number. */
std::optional<unsigned> whole_number(std::string_view text) {
  unsigned number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace

TimeWindow TimeWindow::parse(const std::string& text) {
  const std::string_view all = text;
  const std::size_t colon = all.find(':');
  const std::optional<unsigned> slot = whole_number(all.substr(0, colon));
  const std::optional<unsigned> days =
      colon == std::string_view::npos ? std::nullopt : whole_number(all.substr(colon + 1));
  if (!slot || !days)
    throw Xapian::InvalidArgumentError("time window is '" + text + "', must be SLOT:DAYS, such as 0:30");
  return {*slot, *days};
}

}  // namespace neardup
