#include <memory>
#include <utility>

#include "characters/page_url.h"
#include "content/frame_set.h"
#include "content/page_content.h"
#include "formats/web_page.h"
#include "guarded_call.h"

namespace neardup::c {

namespace {

/** A page with the texts that it shows. */
struct OwnedPage final : neardup_page {
  explicit OwnedPage(DocumentText given) : neardup_page{}, text(std::move(given)) {
    title = bytes_of(text.title);
    content = bytes_of(text.body);
    left_out = bytes_of(text.left_out);
    rules = text.content_rules;
    canonical = bytes_of(text.canonical);
    evidence = bytes_of(text.evidence);
  }

  DocumentText text;
};

}  // namespace

extern "C" {

neardup_status neardup_page_new(const char* html, size_t size, const char* charset, neardup_bytes frame,
                                neardup_page** page, neardup_error* error) {
  return guarded(error, page, "where the page is to go", [&] {
    std::shared_ptr<const FrameSet> known;
    if (auto decoded = FrameSet::decode(bytes(frame.data, frame.size, "frame"), kContentRules)) {
      known = std::make_shared<const FrameSet>(*std::move(decoded));
    }
    return new OwnedPage(
        read_web_page(bytes(html, size, "page"), charset == nullptr ? "" : charset, {}, std::move(known)));
  });
}

void neardup_page_free(neardup_page* page) {
  delete static_cast<OwnedPage*>(page);
}

neardup_status neardup_frame_key(const char* url, size_t size, neardup_key* key, neardup_error* error) {
  if (key != nullptr) key->text[0] = '\0';
  return guarded(error, [&] {
    required(key, "where the key is to go");
    const std::string host = site_of_url(bytes(url, size, "URL"));
    if (host.empty()) return;
    const std::string name = frame_key(host);
    name.copy(key->text, sizeof key->text - 1);
    key->text[name.size()] = '\0';
  });
}

}  // extern "C"

}  // namespace neardup::c
