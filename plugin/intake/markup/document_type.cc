#include "markup/document_type.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "characters/text_line.h"

namespace neardup {

namespace {

// The standard lists sixty older types, such as those of HTML 3.2 and 4.0 Transitional. Pages of today have these, or none.
constexpr std::string_view kXhtml = "-//w3c//dtd xhtml ";
constexpr std::string_view kHtml401 = "-//w3c//dtd html 4.01//";
constexpr std::string_view kHtml401Loose = "-//w3c//dtd html 4.01 ";  // Transitional, Frameset

struct DocumentType {
  std::string_view name;
  std::optional<std::string_view> public_id;
  std::optional<std::string_view> system_id;
  bool broken = false;
};

bool begins_with(std::string_view text, std::string_view beginning) {
  return text.substr(0, beginning.size()) == beginning;
}

bool is_quirky(const DocumentType& type) {
  if (type.broken || type.name != "html") return true;
  if (!type.public_id || type.public_id->empty()) return false;
  const std::string public_id = lower_ascii(*type.public_id);
  if (begins_with(public_id, kHtml401Loose)) return !type.system_id;
  return !begins_with(public_id, kXhtml) && !begins_with(public_id, kHtml401);
}

/** Read a quoted identifier; nothing if there is none. */
std::optional<std::string_view> read_identifier(MarkupCursor& cursor, DocumentType& type) {
  cursor.skip_spaces();
  const char quote = cursor.peek();
  if (quote != '"' && quote != '\'') return std::nullopt;
  cursor.skip(1);
  const std::size_t begin = cursor.place();
  while (!cursor.at_end() && cursor.peek() != quote && cursor.peek() != '>') cursor.skip(1);
  const std::string_view identifier = cursor.between(begin, cursor.place());
  if (!cursor.skip_if(quote)) type.broken = true;
  return identifier;
}

/** Read what follows the name. */
void read_identifiers(MarkupCursor& cursor, DocumentType& type) {
  const bool is_public = cursor.has("public");
  if (!is_public && !cursor.has("system")) {
    type.broken = true;
    return;
  }
  cursor.skip(6);
  if (is_public) {
    type.public_id = read_identifier(cursor, type);
    if (!type.public_id) type.broken = true;
    cursor.skip_spaces();
    if (type.broken || cursor.peek() == '>') return;
  }
  type.system_id = read_identifier(cursor, type);
  if (!type.system_id) type.broken = true;
}

}  // namespace

bool reads_quirky_type(MarkupCursor& cursor) {
  DocumentType type;
  cursor.skip_spaces();
  type.name = cursor.lower_name([](char c) { return is_html_space(c) || c == '>'; });
  cursor.skip_spaces();
  if (cursor.peek() != '>') read_identifiers(cursor, type);
  cursor.go_to(cursor.find('>', cursor.place()));
  if (!cursor.skip_if('>')) type.broken = true;
  return is_quirky(type);
}

}  // namespace neardup
