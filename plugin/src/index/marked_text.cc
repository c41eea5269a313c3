#include "index/marked_text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace neardup {

namespace {

// Begin, eight binary digits of the rules, end.
constexpr std::string_view kBegin = "\u2063\u2064\u2063\u2064";
constexpr std::string_view kZero = "\u2061";
constexpr std::string_view kOne = "\u2062";
constexpr std::string_view kEnd = "\u2063";
constexpr unsigned kDigits = 8;
constexpr std::size_t kMarkBytes = kBegin.size() + kDigits * kZero.size() + kEnd.size();

/** The rules of a mark at the beginning of a text; nothing if there is none. */
std::optional<std::uint64_t> rules_of_mark(std::string_view text) {
  if (text.size() < kMarkBytes || text.substr(kMarkBytes - kEnd.size(), kEnd.size()) != kEnd) return std::nullopt;
  std::uint64_t rules = 0;
  for (unsigned digit = 0; digit != kDigits; ++digit) {
    const std::string_view character = text.substr(kBegin.size() + digit * kZero.size(), kZero.size());
    if (character != kZero && character != kOne) return std::nullopt;
    rules = 2 * rules + (character == kOne ? 1 : 0);
  }
  return rules == 0 ? std::nullopt : std::optional(rules);
}

}  // namespace

MarkedText parse_marked_text(std::string_view text) {
  for (std::size_t at = text.find(kBegin); at != text.npos; at = text.find(kBegin, at + 1)) {
    if (const auto rules = rules_of_mark(text.substr(at))) {
      return {text.substr(0, at), {*rules, text.substr(at + kMarkBytes)}};
    }
  }
  return {text, {}};
}

std::string left_out_mark(unsigned content_rules) {
  std::string mark(kBegin);
  for (unsigned digit = kDigits; digit-- != 0;) mark += (content_rules >> digit & 1U) != 0 ? kOne : kZero;
  return mark += kEnd;
}

std::string without_marks(std::string text) {
  for (std::size_t at = text.find(kBegin); at != text.npos;) {
    text.erase(at, kBegin.size());
    at = text.find(kBegin, at - std::min(at, kBegin.size()));  // what is left on both sides may be another beginning
  }
  return text;
}

}  // namespace neardup
