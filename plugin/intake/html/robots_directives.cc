#include "html/robots_directives.h"

#include <algorithm>
#include <array>
#include <string>

#include "characters/ascii_case.h"
#include "characters/text_line.h"

namespace neardup {

namespace {

/** Directives that have a value, and so a colon. */
constexpr std::array<std::string_view, 4> kValued{"max-snippet", "max-image-preview", "max-video-preview",
                                                  "unavailable_after"};

/** The name of the robot that a value of X-Robots-Tag begins with; empty for all robots. */
std::string_view named_robot(std::string_view value) {
  const std::string_view name = trimmed(value.substr(0, value.find_first_of(":,")));
  const bool colon = value.substr(0, value.find(',')).find(':') != value.npos;
  const bool valued = std::find(kValued.begin(), kValued.end(), name) != kValued.end();
  return colon && !valued && name != "*" ? name : std::string_view();
}

}  // namespace

bool excludes_page(std::string_view directives) {
  const std::string lower = lower_ascii(directives);
  if (lower.find("noindex") != lower.npos) return true;
  for (std::size_t place = lower.find("none"); place != lower.npos; place = lower.find("none", place + 1)) {
    const std::string_view before = trimmed(std::string_view(lower).substr(0, place));
    if (before.empty() || before.back() != ':') return true;
  }
  return false;
}

bool header_excludes_page(std::string_view value) {
  std::string lower = lower_ascii(value);
  if (!named_robot(lower).empty()) return false;
  if (const std::size_t colon = lower.find(':'); trimmed(lower.substr(0, colon)) == "*") lower.erase(0, colon + 1);
  return excludes_page(lower);
}

}  // namespace neardup
