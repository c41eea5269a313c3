#include "markup/tokenizer.h"

#include <algorithm>

#include "markup/character_reference.h"

namespace neardup {

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
