#include <memory>
#include <utility>

#include "characters/page_url.h"
#include "characters/text_encoding.h"
#include "content/frame_set.h"
#include "content/page_content.h"
#include "formats/web_page.h"
#include "guarded_call.h"

namespace neardup::c {

namespace {

neardup_bytes bytes_of(const std::string& text) {
  return {text.data(), text.size()};
}

/** A page with the texts that it shows. */
struct OwnedPage final : neardup_page {
  explicit OwnedPage(DocumentText given) : neardup_page{}, text(std::move(given)) {
    title = bytes_of(text.title);
    content = bytes_of(text.body);
    left_out = bytes_of(text.left_out);
    rules = text.content_rules;
  }

  DocumentText text;
};

CharsetChoice charset_of(const char* name) {
  const std::string charset = name == nullptr ? "" : name;
  if (charset.empty() || is_known_charset(charset)) return {charset, {}};
  throw Refusal(NEARDUP_INVALID_ARGUMENT,
                "unknown charset '" + charset + "'; name one that iconv knows, such as UTF-8");
}

}  // namespace

extern "C" {

neardup_status neardup_page_new(const char* html, size_t size, const char* charset, neardup_bytes frame,
                                neardup_page** page, neardup_error* error) {
  if (page != nullptr) *page = nullptr;
  return guarded(error, [&] {
    required(page, "where the page is to go");
    ReadingOptions reading;
    if (auto known = FrameSet::decode(bytes(frame.data, frame.size, "frame"), kContentRules)) {
      reading.frame = std::make_shared<const FrameSet>(*std::move(known));
    }
    std::string text = utf8_from_html(std::string(bytes(html, size, "page")), charset_of(charset));
    *page = new OwnedPage(web_page_text(std::move(text), reading));
  });
}

void neardup_page_free(neardup_page* page) {
  delete static_cast<OwnedPage*>(page);
}

neardup_status neardup_frame_key(const char* url, size_t size, neardup_key* key, neardup_error* error) {
  if (key != nullptr) key->text[0] = '\0';
  return guarded(error, [&] {
    required(key, "where the key is to go");
    const std::string host = host_of_url(bytes(url, size, "URL"));
    if (host.empty()) return;
    const std::string name = frame_key(host);
    name.copy(key->text, sizeof key->text - 1);
    key->text[name.size()] = '\0';
  });
}

}  // extern "C"

}  // namespace neardup::c
