#include "neardup/extract.h"

#include <memory>
#include <stdexcept>
#include <utility>

#include "formats/web_page.h"
#include "record/recorded_frames.h"

namespace neardup {

namespace {

PageContent content_of(std::string_view html, const std::string& charset, const std::string& url,
                       std::shared_ptr<const FrameSet> frame) {
  try {
    DocumentText text = read_web_page(html, charset, url, std::move(frame));
    return {std::move(text.title), std::move(text.body),      std::move(text.left_out), text.content_rules,
            text.evidence,         std::move(text.canonical), text.names_other,         text.address_rank};
  } catch (const std::invalid_argument& error) {
    throw Xapian::InvalidArgumentError(error.what());
  }
}

}  // namespace

PageContent extract(std::string_view html, const std::string& charset) {
  return content_of(html, charset, {}, nullptr);
}

PageContent extract(const Xapian::Database& database, std::string_view html, const std::string& url,
                    const std::string& charset) {
  const RecordedFrames frames(database);
  return content_of(html, charset, url, frames.frame(frames.site_of(url, {})));
}

}  // namespace neardup
