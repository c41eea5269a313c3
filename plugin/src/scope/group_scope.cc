#include "neardup/group_scope.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <string_view>
#include <system_error>

namespace neardup {

namespace {

/** Reads a whole text as a decimal number. */
template <typename Number = unsigned>
std::optional<Number> whole_number(std::string_view text) {
  Number number = 0;
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

SameField SameField::parse(const std::string& text) {
  const std::size_t colon = std::min(text.find(':'), text.size());
  const std::string kind = text.substr(0, colon);
  const std::string rest = text.substr(std::min(colon + 1, text.size()));
  if (text == "title") return {Kind::kTitle, 0, {}};
  const std::optional<Xapian::valueno> slot = whole_number<Xapian::valueno>(rest);
  if (kind == "value" && slot && *slot != Xapian::BAD_VALUENO) return {Kind::kValue, *slot, {}};
  const auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
  if (kind == "prefix" && !rest.empty() && std::all_of(rest.begin(), rest.end(), is_capital))
    return {Kind::kPrefix, 0, rest};
  throw Xapian::InvalidArgumentError("field is '" + text +
                                     "', must be title, value:SLOT with a number from 0 to 4294967294, or "
                                     "prefix:PREFIX in capital letters, such as prefix:A");
}

std::string SameField::text() const {
  switch (kind) {
    case Kind::kValue:
      return "value:" + std::to_string(slot);
    case Kind::kPrefix:
      return "prefix:" + prefix;
    case Kind::kTitle:
      break;
  }
  return "title";
}

}  // namespace neardup
