#include "formats/media_type.h"

#include <algorithm>

#include "characters/text_line.h"

namespace neardup {

MediaType parse_media_type(std::string_view text) {
  MediaType type;
  for (bool first = true; !text.empty(); first = false) {
    const std::string_view part = trimmed(text.substr(0, text.find(';')));
    text.remove_prefix(std::min(text.find(';'), text.size() - 1) + 1);
    if (first) {
      type.name = lower_ascii(part.substr(0, part.find_first_of(" \t,")));
      continue;
    }
    const std::size_t equals = std::min(part.find('='), part.size());
    if (type.charset.empty() && lower_ascii(trimmed(part.substr(0, equals))) == "charset") {
      std::string value = lower_ascii(trimmed(part.substr(std::min(equals + 1, part.size()))));
      value.erase(std::remove_if(value.begin(), value.end(), [](char c) { return c == '"' || c == '\''; }),
                  value.end());
      type.charset = value;
    }
  }
  return type;
}

std::optional<TextFormat> format_of_type(const std::string& name) {
  if (name == "text/html" || name == "application/xhtml+xml") return TextFormat::kHtml;
  if (name == "text/plain") return TextFormat::kPlain;
  if (name == "text/markdown") return TextFormat::kMarkdown;
  return std::nullopt;
}

bool says_nothing(const std::string& name) {
  const std::size_t slash = name.find('/');
  if (slash == std::string::npos || slash == 0 || slash + 1 == name.size()) return true;
  return name == "*/*" || name == "unknown/unknown" || name == "application/unknown" || name == "content/unknown";
}

bool is_xml_type(const std::string& name) {
  return name == "text/xml" || name == "application/xml";
}

}  // namespace neardup
