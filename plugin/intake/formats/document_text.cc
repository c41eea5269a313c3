#include "formats/document_text.h"

#include "characters/page_url.h"

namespace neardup {

void set_canonical(DocumentText& text, std::string_view url, std::string_view declared) {
  text.canonical = declared.empty() ? std::string() : resolved_url(url, declared);
  text.names_other = !url.empty() && !text.canonical.empty() && !is_page_at(url, text.canonical);
}

LeftOutText left_out_of(const DocumentText& text) {
  return {text.content_rules, text.left_out, text.evidence, page_hash(text.canonical), text.names_other};
}

}  // namespace neardup
