#include "bench/texts/man_page.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace neardup::bench {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kNamedCharacters{
    {{"aq", "'"}, {"cq", "'"}, {"lq", "\""}, {"rq", "\""}, {"dq", "\""}, {"co", "\u00a9"}}};

std::string_view named_character(std::string_view name) {
  for (const auto& [known, character] : kNamedCharacters) {
    if (known == name) return character;
  }
  return {};
}

/** Takes a name off the front: one character, (xx or [any]. */
std::string_view take_name(std::string_view& line) {
  std::size_t begin = 0;
  std::size_t end = 1;
  std::size_t after = 1;
  if (line.substr(0, 1) == "(") {
    begin = 1;
    end = after = 3;
  } else if (line.substr(0, 1) == "[") {
    begin = 1;
    end = std::min(line.find(']'), line.size());
    after = end + 1;
  }
  const std::string_view name = line.substr(std::min(begin, line.size()), end - begin);
  line.remove_prefix(std::min(after, line.size()));
  return name;
}

/** Takes an escape, whose backslash is gone already, off the front. @return what stands for it. */
std::string_view take_escape(std::string_view& line) {
  if (line.empty()) return {};
  const char kind = line.front();
  if (kind == '(' || kind == '[') return named_character(take_name(line));
  line.remove_prefix(1);
  switch (kind) {
    case '-':
      return "-";
    case 'e':
      return "\\";
    case ' ':
    case '~':
      return " ";
    case '"':
      line = {};
      return {};
    case 's':
      if (!line.empty() && (line.front() == '-' || line.front() == '+')) line.remove_prefix(1);
      take_name(line);
      return {};
    case 'f':
    case '*':
      take_name(line);
      return {};
    default:
      return {};
  }
}

bool is_comment(std::string_view line) {
  return line.substr(0, 3) == ".\\\"" || line.substr(0, 3) == "'\\\"";
}

std::string_view without_request(std::string_view line) {
  if (line.empty() || line.front() != '.') return line;
  const auto is_name = [](unsigned char c) { return std::isalnum(c) != 0; };
  const auto end = std::find_if_not(line.begin() + 1, line.end(), is_name);
  line.remove_prefix(static_cast<std::size_t>(end - line.begin()));
  if (!line.empty() && line.front() == ' ') line.remove_prefix(1);
  return line;
}

void append_unescaped(std::string_view line, std::string& text) {
  for (;;) {
    const std::size_t backslash = line.find('\\');
    text.append(line.substr(0, backslash));
    if (backslash == std::string_view::npos) return;
    line.remove_prefix(backslash + 1);
    text.append(take_escape(line));
  }
}

}  // namespace

std::string man_page_text(std::string_view roff) {
  std::string text;
  text.reserve(roff.size());
  while (!roff.empty()) {
    const std::size_t end = std::min(roff.find('\n'), roff.size());
    const std::string_view line = roff.substr(0, end);
    roff.remove_prefix(std::min(end + 1, roff.size()));
    if (is_comment(line)) continue;
    append_unescaped(without_request(line), text);
    text += '\n';
  }
  return text;
}

}  // namespace neardup::bench
