#include "formats/front_matter.h"

#include "characters/one_line.h"
#include "characters/text_line.h"

namespace neardup {

namespace {

constexpr std::string_view kBlank = " \t";

std::string unquoted(std::string_view value) {
  value = trimmed(value, kBlank);
  if (value.size() >= 2 && value.front() == value.back() && (value.front() == '"' || value.front() == '\'')) {
    value = value.substr(1, value.size() - 2);
  }
  return one_line(value);
}

/** The value of a line `title: VALUE` or `title = VALUE`; empty for other lines. */
std::string title_of_line(std::string_view line, char separator) {
  if (line.substr(0, 5) != "title") return {};
  const std::string_view rest = trimmed(line.substr(5), kBlank);
  if (rest.empty() || rest.front() != separator) return {};
  return unquoted(rest.substr(1));
}

}  // namespace

FrontMatter split_front_matter(std::string_view text) {
  FrontMatter matter{{}, text};
  std::string_view rest = text;
  const std::string_view fence = take_line(rest);
  if (fence != "---" && fence != "+++") return matter;
  std::string title;
  while (!rest.empty()) {
    const std::string_view line = take_line(rest);
    if (line == fence || (fence == "---" && line == "...")) return {title, rest};
    if (title.empty()) title = title_of_line(line, fence == "---" ? ':' : '=');
  }
  return matter;
}

}  // namespace neardup
