#include "markup/document_type.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "characters/ascii_case.h"

namespace neardup {

namespace {

constexpr std::string_view kQuirkyTypes[] = {"-//w3o//dtd w3 html strict 3.0//en//",
                                             "-/w3c/dtd html 4.0 transitional/en", "html"};

constexpr std::string_view kQuirkyBeginnings[] = {
    "+//silmaril//dtd html pro v0r11 19970101//",
    "-//as//dtd html 3.0 aswedit + extensions//",
    "-//advasoft ltd//dtd html 3.0 aswedit + extensions//",
    "-//ietf//dtd html 2.0 level 1//",
    "-//ietf//dtd html 2.0 level 2//",
    "-//ietf//dtd html 2.0 strict level 1//",
    "-//ietf//dtd html 2.0 strict level 2//",
    "-//ietf//dtd html 2.0 strict//",
    "-//ietf//dtd html 2.0//",
    "-//ietf//dtd html 2.1e//",
    "-//ietf//dtd html 3.0//",
    "-//ietf//dtd html 3.2 final//",
    "-//ietf//dtd html 3.2//",
    "-//ietf//dtd html 3//",
    "-//ietf//dtd html level 0//",
    "-//ietf//dtd html level 1//",
    "-//ietf//dtd html level 2//",
    "-//ietf//dtd html level 3//",
    "-//ietf//dtd html strict level 0//",
    "-//ietf//dtd html strict level 1//",
    "-//ietf//dtd html strict level 2//",
    "-//ietf//dtd html strict level 3//",
    "-//ietf//dtd html strict//",
    "-//ietf//dtd html//",
    "-//metrius//dtd metrius presentational//",
    "-//microsoft//dtd internet explorer 2.0 html strict//",
    "-//microsoft//dtd internet explorer 2.0 html//",
    "-//microsoft//dtd internet explorer 2.0 tables//",
    "-//microsoft//dtd internet explorer 3.0 html strict//",
    "-//microsoft//dtd internet explorer 3.0 html//",
    "-//microsoft//dtd internet explorer 3.0 tables//",
    "-//netscape comm. corp.//dtd html//",
    "-//netscape comm. corp.//dtd strict html//",
    "-//o'reilly and associates//dtd html 2.0//",
    "-//o'reilly and associates//dtd html extended 1.0//",
    "-//o'reilly and associates//dtd html extended relaxed 1.0//",
    "-//sq//dtd html 2.0 hotmetal + extensions//",
    "-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//",
    "-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//",
    "-//spyglass//dtd html 2.0 extended//",
    "-//sun microsystems corp.//dtd hotjava html//",
    "-//sun microsystems corp.//dtd hotjava strict html//",
    "-//w3c//dtd html 3 1995-03-24//",
    "-//w3c//dtd html 3.2 draft//",
    "-//w3c//dtd html 3.2 final//",
    "-//w3c//dtd html 3.2//",
    "-//w3c//dtd html 3.2s draft//",
    "-//w3c//dtd html 4.0 frameset//",
    "-//w3c//dtd html 4.0 transitional//",
    "-//w3c//dtd html experimental 19960712//",
    "-//w3c//dtd html experimental 970421//",
    "-//w3c//dtd w3 html//",
    "-//w3o//dtd w3 html 3.0//",
    "-//webtechs//dtd mozilla html 2.0//",
    "-//webtechs//dtd mozilla html//"};

constexpr std::string_view kQuirkyWithoutAddress[] = {"-//w3c//dtd html 4.01 frameset//",
                                                      "-//w3c//dtd html 4.01 transitional//"};

constexpr std::string_view kQuirkyAddress = "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd";

struct DocumentType {
  std::string_view name;
  std::optional<std::string_view> public_id;
  std::optional<std::string_view> system_id;
  bool broken = false;
};

template <std::size_t n>
bool begins_with_one(std::string_view text, const std::string_view (&beginnings)[n]) {
  return std::any_of(std::begin(beginnings), std::end(beginnings),
                     [text](std::string_view beginning) { return text.substr(0, beginning.size()) == beginning; });
}

bool is_quirky(const DocumentType& type) {
  if (type.broken || type.name != "html") return true;
  const std::string public_id = lower_ascii(type.public_id.value_or(""));
  if (std::find(std::begin(kQuirkyTypes), std::end(kQuirkyTypes), public_id) != std::end(kQuirkyTypes)) return true;
  if (begins_with_one(public_id, kQuirkyBeginnings)) return true;
  if (!type.system_id) return begins_with_one(public_id, kQuirkyWithoutAddress);
  return lower_ascii(*type.system_id) == kQuirkyAddress;
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
