#include "markup/page_charset.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "characters/text_line.h"
#include "markup/page_store.h"
#include "markup/tokenizer.h"

namespace neardup {

namespace {

constexpr std::size_t kDeclarationBytes = 4096;
constexpr std::string_view kSpaces = " \t\n\f\r";

void skip(std::string_view& text, std::string_view characters) {
  text.remove_prefix(std::min(text.find_first_not_of(characters), text.size()));
}

/** The charset of "text/html; charset=utf-8"; empty if there is none. */
std::string_view charset_of_content(std::string_view content) {
  for (;;) {
    const std::size_t place = content.find("charset");
    if (place == std::string_view::npos) return {};
    content.remove_prefix(place + 7);
    skip(content, kSpaces);
    if (!content.empty() && content.front() == '=') break;
  }
  content.remove_prefix(1);
  skip(content, kSpaces);
  if (content.empty()) return {};
  const char quote = content.front();
  if (quote != '"' && quote != '\'') return content.substr(0, content.find_first_of(" \t\n\f\r;"));
  content.remove_prefix(1);
  const std::size_t end = content.find(quote);
  return end == std::string_view::npos ? std::string_view() : content.substr(0, end);
}

/** @param attributes  of a meta element. */
std::string charset_of(const AttributeRange& attributes) {
  std::string_view charset = attributes.value("charset");
  if (attributes.find("charset") == nullptr && attributes.value("http-equiv") == "content-type")
    charset = charset_of_content(attributes.value("content"));
  const std::string declared(trimmed(charset, kSpaces));
  return declared == "x-user-defined" ? "windows-1252" : declared;
}

/** The encoding that an XML declaration names; empty if it names none. */
std::string xml_encoding(std::string_view declaration) {
  declaration.remove_prefix(std::min(declaration.find("encoding"), declaration.size()));
  skip(declaration, "encoding \t\r\n");
  if (declaration.empty() || declaration.front() != '=') return {};
  skip(declaration, "= \t\r\n\"'");
  return std::string(declaration.substr(0, declaration.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_-:.")));
}

}  // namespace

std::string meta_charset(std::string_view head, bool (*is_known)(const std::string& charset)) {
  PageStore store;
  store.page = lower_ascii(head);
  unify_line_ends(store.page);
  HtmlTokenizer tokens(store);
  for (HtmlToken token = tokens.next(false); token.kind != HtmlToken::Kind::kEndOfPage; token = tokens.next(false)) {
    std::string charset =
        token.is_start(HtmlTag::kMeta) ? charset_of(store.attributes_from(0, store.attributes.size())) : std::string();
    if (!charset.empty() && is_known(charset)) return charset;
    store.attributes.clear();
  }
  return {};
}

std::string utf8_from_html(std::string bytes, CharsetChoice charset) {
  const std::string head = lower_ascii(std::string_view(bytes).substr(0, kDeclarationBytes));
  const std::string_view declaration = std::string_view(head).substr(0, head.find("?>"));
  const bool is_xml = head.rfind("<?xml", 0) == 0 && declaration.find("encoding") != std::string_view::npos;
  charset.own = is_xml ? xml_encoding(declaration) : meta_charset(head, is_known_charset);
  return utf8_from_text(std::move(bytes), charset);
}

}  // namespace neardup
