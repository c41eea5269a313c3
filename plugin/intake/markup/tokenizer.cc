#include "markup/tokenizer.h"

#include <algorithm>
#include <optional>
#include <string>

#include "characters/text_line.h"
#include "markup/character_reference.h"

namespace neardup {

namespace {

// The standard lists sixty older types, such as those of HTML 3.2 and 4.0 Transitional. Pages of today have these, or none.
constexpr std::string_view kXhtml = "-//w3c//dtd xhtml ";
constexpr std::string_view kHtml401 = "-//w3c//dtd html 4.01//";
constexpr std::string_view kHtml401Loose = "-//w3c//dtd html 4.01 ";  // Transitional, Frameset

/** Take a quoted identifier from the front of a text; nothing if there is none. */
std::optional<std::string_view> take_identifier(std::string_view& text) {
  if (text.empty() || (text.front() != '"' && text.front() != '\'')) return std::nullopt;
  const std::size_t end = text.find(text.front(), 1);
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view identifier = text.substr(1, end - 1);
  text = trimmed(text.substr(end + 1));
  return identifier;
}

/** Whether a page of a document type is shown in quirks mode: a paragraph then does not end where a table begins. So is a
 *  page of a type that is older than HTML 4.01; the standard lists those by name.
 *  @param type  what stands behind "<!DOCTYPE", in lower case.
 *  Source: HTML standard, sections 13.2.5.53 to 13.2.5.68 and 13.2.6.4.1. */
bool is_quirky(std::string_view type) {
  type = trimmed(type);
  const std::string_view name = type.substr(0, type.find_first_of(" \t\n"));
  if (name != "html" || name == type) return name != "html";
  type = trimmed(type.substr(name.size()));
  const bool is_public = begins_with(type, "public");
  if (!is_public && !begins_with(type, "system")) return true;
  type = trimmed(type.substr(6));
  const std::optional<std::string_view> first = take_identifier(type);
  if (!first || !is_public) return !first;
  const bool has_more = !type.empty();
  const bool has_system = take_identifier(type).has_value();
  if (has_more && !has_system) return true;
  if (begins_with(*first, kHtml401Loose)) return !has_system;
  return !first->empty() && !begins_with(*first, kXhtml) && !begins_with(*first, kHtml401);
}

}  // namespace

void HtmlTokenizer::read_text_of(HtmlTag element, TextModel model) {
  text_element_ = element;
  text_model_ = model;
}

HtmlToken HtmlTokenizer::next(bool foreign) {
  for (;;) {
    const HtmlToken token = piece(foreign);
    if (!token.is_text() || !token.text.empty()) return token;
  }
}

/** The next piece, or an empty text. */
HtmlToken HtmlTokenizer::piece(bool foreign) {
  if (text_element_ != HtmlTag::kNone) return element_text();
  if (cursor_.at_end()) return {};
  if (cursor_.place() < text_end_ || !begins_markup(cursor_.place())) return text();
  return markup(foreign);
}

HtmlToken HtmlTokenizer::element_text() {
  const std::string_view element = html_tag_name(text_element_);
  const std::size_t begin = cursor_.place();
  std::size_t end = cursor_.size();
  if (text_model_ == TextModel::kScript) end = script_end(cursor_);
  if (text_model_ == TextModel::kRaw || text_model_ == TextModel::kReferences) end = raw_text_end(cursor_, element);
  text_element_ = HtmlTag::kNone;
  cursor_.go_to(end);
  return text_token(cursor_.between(begin, end), text_model_ == TextModel::kReferences);
}

bool HtmlTokenizer::begins_markup(std::size_t place) const {
  if (cursor_.at(place) != '<' || place + 1 == cursor_.size()) return false;
  const char c = cursor_.at(place + 1);
  return is_letter(c) || c == '!' || c == '?' || (c == '/' && place + 2 != cursor_.size());
}

HtmlToken HtmlTokenizer::text() {
  const std::size_t begin = cursor_.place();
  if (begin >= text_end_) {
    text_end_ = cursor_.find('<', begin);
    while (text_end_ != cursor_.size() && !begins_markup(text_end_)) text_end_ = cursor_.find('<', text_end_ + 1);
  }
  const std::string_view whole = cursor_.between(begin, text_end_);
  const std::size_t zero = whole.find('\0');
  if (zero == 0) {
    const std::size_t zeros = std::min(whole.find_first_not_of('\0'), whole.size());
    cursor_.skip(zeros);
    HtmlToken token = text_token(whole.substr(0, zeros), false);
    token.kind = HtmlToken::Kind::kZeros;
    return token;
  }
  const std::string_view bytes = whole.substr(0, zero);
  cursor_.skip(bytes.size());
  return text_token(bytes, true);
}

HtmlToken HtmlTokenizer::text_token(std::string_view bytes, bool references) {
  HtmlToken token;
  token.kind = HtmlToken::Kind::kText;
  token.text = kept_text(bytes, references);
  return token;
}

/** The page's own bytes, if they need not be decoded. */
std::string_view HtmlTokenizer::kept_text(std::string_view bytes, bool references) {
  if (references && bytes.find('&') != std::string_view::npos) {
    bytes = store_.keep(decoded_references(bytes, ReferencePlace::kText));
  }
  return store_.with_zeros_replaced(bytes);
}

/** What begins with "<" and is no text. */
HtmlToken HtmlTokenizer::markup(bool foreign) {
  cursor_.skip(1);
  if (is_letter(cursor_.peek())) return tags_.read(HtmlToken::Kind::kStartTag);
  if (cursor_.skip_if('!')) return declaration(foreign);
  if (cursor_.peek() == '/' && is_letter(cursor_.peek(1))) {
    cursor_.skip(1);
    return tags_.read(HtmlToken::Kind::kEndTag);
  }
  if (cursor_.peek() == '/' && cursor_.peek(1) == '>') {  // "</>" is nothing
    cursor_.skip(2);
    return text_token({}, false);
  }
  return bogus_comment();
}

HtmlToken HtmlTokenizer::declaration(bool foreign) {
  if (cursor_.has("--")) return comment();
  if (cursor_.has("doctype")) {
    cursor_.skip(7);
    const std::size_t begin = cursor_.place();
    cursor_.go_to(cursor_.find('>', begin));
    HtmlToken token;
    token.kind = HtmlToken::Kind::kDoctype;
    token.quirks = cursor_.at_end() || is_quirky(lower_ascii(cursor_.between(begin, cursor_.place())));
    cursor_.skip_if('>');
    return token;
  }
  if (foreign && cursor_.between(cursor_.place(), std::min(cursor_.place() + 7, cursor_.size())) == "[CDATA[") {
    return cdata();
  }
  return bogus_comment();
}

HtmlToken HtmlTokenizer::bogus_comment() {
  cursor_.go_to(cursor_.find('>', cursor_.place()));
  cursor_.skip_if('>');
  HtmlToken token;
  token.kind = HtmlToken::Kind::kComment;
  return token;
}

/** Pass the part that a comment excludes. @param text  of the comment. */
void HtmlTokenizer::end_comment(std::string_view text) {
  if (excluded_ == ExcludedParts::kRead) return;
  if (const auto end = excluded_part_end(store_.page, text, cursor_.place())) cursor_.go_to(*end);
}

/** "-->" and "--!>" end a comment; "<!-->" and "<!--->" are whole ones. */
HtmlToken HtmlTokenizer::comment() {
  cursor_.skip(2);
  if (cursor_.peek() == '>' || (cursor_.peek() == '-' && cursor_.peek(1) == '>')) return bogus_comment();
  HtmlToken token;
  token.kind = HtmlToken::Kind::kComment;
  const std::size_t first = cursor_.place();
  for (;;) {
    std::size_t place = cursor_.find('-', cursor_.place());
    const std::size_t begin = place;
    while (place != cursor_.size() && cursor_.at(place) == '-') ++place;
    cursor_.go_to(place);
    if (cursor_.at_end()) return token;
    if (place - begin < 2) continue;
    if (cursor_.peek() == '!' && cursor_.peek(1) == '>') cursor_.skip(1);
    if (!cursor_.skip_if('>')) continue;
    end_comment(cursor_.between(first, begin));
    return token;
  }
}

HtmlToken HtmlTokenizer::cdata() {
  cursor_.skip(7);
  const std::size_t begin = cursor_.place();
  const std::size_t end = std::min(store_.page.find("]]>", begin), cursor_.size());
  cursor_.go_to(std::min(end + 3, cursor_.size()));
  return text_token(cursor_.between(begin, end), false);
}

}  // namespace neardup
