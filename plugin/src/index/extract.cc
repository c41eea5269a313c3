#include "neardup/extract.h"

#include <memory>
#include <utility>

#include "characters/text_encoding.h"
#include "formats/web_page.h"
#include "record/recorded_frames.h"

namespace neardup {

namespace {

PageContent content_of(std::string_view html, const std::string& charset, std::shared_ptr<const FrameSet> frame) {
  if (!charset.empty() && !is_known_charset(charset)) {
    throw Xapian::InvalidArgumentError("unknown charset '" + charset + "'; name one that iconv knows, such as UTF-8");
  }
  ReadingOptions reading;
  reading.frame = std::move(frame);
  DocumentText text = web_page_text(utf8_from_html(std::string(html), {charset, {}}), reading);
  return {std::move(text.title), std::move(text.body), std::move(text.left_out), text.content_rules};
}

}  // namespace

PageContent extract(std::string_view html, const std::string& charset) {
  return content_of(html, charset, nullptr);
}

PageContent extract(const Xapian::Database& database, std::string_view html, const std::string& url,
                    const std::string& charset) {
  const RecordedFrames frames(database);
  return content_of(html, charset, frames.frame(frames.site_of(url, {})));
}

}  // namespace neardup
