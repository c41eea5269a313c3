#include "mail_document.h"

#include <gmime/gmime.h>

#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <utility>

#include "neardup/digest128.h"
#include "neardup/md5.h"
#include "one_line.h"
#include "page_url.h"
#include "text_encoding.h"

namespace neardup::cli {

namespace {

constexpr int kMostDepth = 32;

struct Unref {
  void operator()(void* object) const { g_object_unref(object); }
};
template <typename Object>
using Owned = std::unique_ptr<Object, Unref>;

std::string text_or_empty(const char* text) {
  return text == nullptr ? std::string() : text;
}

Owned<GMimeMessage> parsed(const std::string& octets) {
  static std::once_flag started;
  std::call_once(started, g_mime_init);
  const Owned<GMimeStream> stream(g_mime_stream_mem_new_with_buffer(octets.data(), octets.size()));
  const Owned<GMimeParser> parser(g_mime_parser_new_with_stream(stream.get()));
  Owned<GMimeMessage> message(g_mime_parser_construct_message(parser.get(), nullptr));
  if (!message) throw std::runtime_error("is no mail message");
  return message;
}

/** The octets of a part, its transfer encoding undone. */
std::string content_of(GMimePart* part) {
  GMimeDataWrapper* const content = g_mime_part_get_content(part);
  if (content == nullptr) return {};
  const Owned<GMimeStream> memory(g_mime_stream_mem_new());
  g_mime_data_wrapper_write_to_stream(content, memory.get());
  const GByteArray* const octets = g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(memory.get()));
  return {reinterpret_cast<const char*>(octets->data), octets->len};
}

/** Collects the text of a message. */
class BodyText {
 public:
  explicit BodyText(const ReadingOptions& options) : options_(options) {}

  void add(GMimeObject* object, int depth = 0) {
    if (object == nullptr || depth > kMostDepth) return;
    if (GMIME_IS_MULTIPART(object)) {
      add_parts(GMIME_MULTIPART(object), depth);
    } else if (GMIME_IS_PART(object) && !g_mime_part_is_attachment(GMIME_PART(object))) {
      add_part(GMIME_PART(object), g_mime_object_get_content_type(object));
    }
  }

  std::string take() { return std::move(text_); }

 private:
  void add_parts(GMimeMultipart* parts, int depth) {
    const int count = g_mime_multipart_get_count(parts);
    const bool alternatives =
        g_mime_content_type_is_type(g_mime_object_get_content_type(GMIME_OBJECT(parts)), "multipart", "alternative");
    for (int i = 0; i < count; ++i) {
      const std::size_t before = text_.size();
      add(g_mime_multipart_get_part(parts, i), depth + 1);
      if (alternatives && text_.find_first_not_of(" \t\r\n", before) != std::string::npos) return;
    }
  }

  void add_part(GMimePart* part, GMimeContentType* type) {
    const bool html = g_mime_content_type_is_type(type, "text", "html");
    if (!html && !g_mime_content_type_is_type(type, "text", "plain")) return;
    const CharsetChoice charset{text_or_empty(g_mime_content_type_get_parameter(type, "charset")), options_.charset};
    text_ += extract_content(content_of(part), html ? TextFormat::kHtml : TextFormat::kPlain, charset).text.body;
    text_ += '\n';
  }

  ReadingOptions options_;
  std::string text_;
};

std::optional<std::int64_t> date_of(GMimeMessage* message) {
  GDateTime* const date = g_mime_message_get_date(message);
  return date == nullptr ? std::nullopt : std::optional<std::int64_t>(g_date_time_to_unix(date));
}

}  // namespace

SourceDocument mail_document(const std::string& message, const ReadingOptions& options) {
  const Owned<GMimeMessage> mail = parsed(message);
  BodyText body(options);
  body.add(g_mime_message_get_mime_part(mail.get()));
  const std::string message_id = repaired_utf8(text_or_empty(g_mime_message_get_message_id(mail.get())));
  SourceDocument document;
  document.text.title = one_line(repaired_utf8(text_or_empty(g_mime_message_get_subject(mail.get()))));
  document.text.body = body.take();
  document.id = message_id.empty() ? "md5:" + hex_encode(md5_of(message)) : message_id;
  if (!message_id.empty()) document.record.url = "mid:" + percent_encoded_path(message_id);
  document.record.title = document.text.title;
  document.record.type = "message/rfc822";
  document.record.modified = date_of(mail.get());
  document.record.size = message.size();
  document.record.md5 = octets_of(md5_of(message));
  return document;
}

}  // namespace neardup::cli
