#include "formats/document_text.h"

#include "bytes/digits.h"
#include "bytes/plain_words.h"
#include "characters/page_url.h"
#include "characters/text_line.h"

namespace neardup {

std::string DocumentText::stated(std::string_view name) const {
  std::string all;
  for (const PageMeta& one : meta) {
    if (one.name.size() == name.size() && lower_ascii(one.name) == name) (all += all.empty() ? "" : " ") += one.content;
  }
  return all;
}

void add_words(std::set<std::string>& words, std::string_view text) {
  each_word(text, [&words](std::string_view word) { words.emplace(word); });
}

void add_unshown_words(std::set<std::string>& details, std::string_view text) {
  each_word(folded(text), [&details](std::string_view word) {
    if (!has_digit(word)) details.insert(detail_beside_words(word));
  });
}

std::string detail_beside_words(std::string_view detail) {
  return std::string("\n").append(detail);
}

void set_canonical(DocumentText& text, std::string_view url, std::string_view declared) {
  text.canonical = declared.empty() ? std::string() : resolved_url(url, declared);
  text.names_other = declares_other(url, text.canonical);
  text.address_rank = address_rank(url);
}

SignatureOrigin origin_of(const DocumentText& text) {
  return {text.content_rules, text.evidence, page_hash(text.canonical), text.names_other,
          static_cast<std::uint8_t>(text.address_rank)};
}

}  // namespace neardup
