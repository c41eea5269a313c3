#include "markup/tokenizer.h"

#include <algorithm>
#include <utility>

#include "markup/character_reference.h"

namespace neardup {

namespace {

constexpr std::size_t kFewAttributes = 16;  // up to here each is compared with all before it

bool ends_name(char c) {
  return is_html_space(c) || c == '/' || c == '>';
}

/** Whether a name stands at a place, and ends there. */
bool has_name(const MarkupCursor& cursor, std::size_t place, std::string_view name) {
  const std::size_t end = place + name.size();
  return cursor.has_at(place, name) && end < cursor.size() && ends_name(cursor.at(end));
}

bool has_end_tag(const MarkupCursor& cursor, std::size_t place, std::string_view element) {
  return cursor.has_at(place, "</") && has_name(cursor, place + 2, element);
}

/** Read on from the beginning of a comment in a script.
 *  @return the place, and whether the script goes on there; else it ends there. */
std::pair<std::size_t, bool> behind_script_comment(const MarkupCursor& cursor, std::size_t place) {
  std::size_t dashes = 0;
  bool nested = false;  // within a script in the comment
  for (; place < cursor.size(); ++place) {
    const char c = cursor.at(place);
    if (c == '>' && dashes >= 2) return {place, true};
    dashes = c == '-' ? dashes + 1 : 0;
    if (c != '<') continue;
    const bool ends = has_end_tag(cursor, place, "script");
    if (!nested && ends) return {place, false};
    nested = nested ? !ends : has_name(cursor, place + 1, "script");
  }
  return {place, false};
}

/** The place of the end tag of an element, from the cursor on; the end of the page if there is none.
 *  Cost: linear in the text. */
std::size_t raw_text_end(const MarkupCursor& cursor, std::string_view element) {
  std::size_t place = cursor.find('<', cursor.place());
  while (place != cursor.size() && !has_end_tag(cursor, place, element)) place = cursor.find('<', place + 1);
  return place;
}

/** The same for a script: within a comment in it, "<script" and "</script" pair. */
std::size_t script_end(const MarkupCursor& cursor) {
  std::size_t place = cursor.find('<', cursor.place());
  while (place != cursor.size() && !has_end_tag(cursor, place, "script")) {
    if (cursor.has_at(place, "<!--")) {
      const auto [behind, goes_on] = behind_script_comment(cursor, place + 2);
      if (!goes_on) return behind;
      place = behind;
    }
    place = cursor.find('<', place + 1);
  }
  return place;
}

}  // namespace

HtmlToken TagReader::read(HtmlToken::Kind kind) {
  HtmlToken tag;
  tag.kind = kind;
  tag.text = store_.with_zeros_replaced(cursor_.lower_name(ends_name));
  tag.tag = html_tag(tag.text);
  tag.first_attribute = static_cast<std::uint32_t>(store_.attributes.size());
  const bool whole = read_attributes(tag);
  if (!whole || kind == HtmlToken::Kind::kEndTag) store_.attributes.resize(tag.first_attribute);
  tag.attributes = static_cast<std::uint32_t>(store_.attributes.size()) - tag.first_attribute;
  return whole ? tag : HtmlToken();
}

/** @return false if the tag does not end. */
bool TagReader::read_attributes(HtmlToken& tag) {
  while (!cursor_.at_end()) {
    cursor_.skip_spaces();
    if (cursor_.skip_if('>')) return true;
    if (cursor_.skip_if('/')) {
      tag.self_closing = cursor_.peek() == '>';
    } else if (!cursor_.at_end()) {
      keep(read_attribute(), tag.first_attribute);
    }
  }
  return false;
}

HtmlAttribute TagReader::read_attribute() {
  bool first = true;  // "=" may be the first character of a name
  const auto ends = [&first](char c) {
    const bool end = ends_name(c) || (c == '=' && !first);
    first = false;
    return end;
  };
  HtmlAttribute attribute;
  attribute.name = store_.with_zeros_replaced(cursor_.lower_name(ends));
  cursor_.skip_spaces();
  if (cursor_.skip_if('=')) attribute.value = read_value();
  return attribute;
}

std::string_view TagReader::read_value() {
  cursor_.skip_spaces();
  for (const char quote : {'"', '\''}) {
    if (cursor_.skip_if(quote)) return read_quoted_value(quote);
  }
  const std::size_t begin = cursor_.place();
  while (!cursor_.at_end() && !is_html_space(cursor_.peek()) && cursor_.peek() != '>') cursor_.skip(1);
  return value_of(cursor_.between(begin, cursor_.place()));
}

std::string_view TagReader::read_quoted_value(char quote) {
  const std::size_t begin = cursor_.place();
  const std::size_t end = cursor_.find(quote, begin);
  cursor_.go_to(end);
  cursor_.skip_if(quote);
  return value_of(cursor_.between(begin, end));
}

std::string_view TagReader::value_of(std::string_view bytes) {
  if (bytes.find('&') == std::string_view::npos) return store_.with_zeros_replaced(bytes);
  return store_.with_zeros_replaced(store_.keep(decoded_references(bytes, ReferencePlace::kAttribute)));
}

void TagReader::keep(const HtmlAttribute& attribute, std::uint32_t first) {
  if (!is_known(attribute.name, first)) store_.attributes.push_back(attribute);
}

/** Whether the tag has the attribute already; if not, it gets it next. */
bool TagReader::is_known(std::string_view name, std::uint32_t first) {
  const std::size_t count = store_.attributes.size() - first;
  const AttributeRange earlier = store_.attributes_from(first, count);
  if (count < kFewAttributes) return earlier.find(name) != nullptr;
  if (count == kFewAttributes) {
    names_.clear();
    for (const HtmlAttribute& attribute : earlier) names_.insert(attribute.name);
  }
  return !names_.insert(name).second;
}

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
