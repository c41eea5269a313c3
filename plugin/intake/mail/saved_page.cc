#include "mail/saved_page.h"

#include <optional>
#include <utility>

#include "bytes/ascii.h"
#include "characters/text_line.h"
#include "formats/media_type.h"
#include "mail/mail_document.h"
#include "mail/mail_repair.h"

namespace neardup {

bool begins_as_saved_page(std::string_view bytes) {
  bool related = false;
  std::optional<FieldLine> field;
  const auto is_received = [&] {
    if (field && field->name == "content-type") related = parse_media_type(field->value).name == "multipart/related";
    return field && has_word("to cc received delivered-to message-id", field->name);
  };
  while (!bytes.empty()) {
    const std::string_view line = take_line(bytes);
    if (continue_field(field, line)) continue;
    if (is_received()) return false;
    if (line.empty()) break;
    field = parse_field_line(line);
    if (!field || field->name.find(' ') != std::string::npos) return false;
  }
  return related;
}

ExtractedText saved_page_text(std::string bytes, const ReadingOptions& options) {
  const std::optional<RootPart> page = root_part(bytes);
  if (!page) return extract_content(std::move(bytes), std::nullopt, {{}, options.charset}, options);
  ReadingOptions reading = options;
  if (begins_with(page->location, "http")) reading.url = page->location;
  const MediaType type = parse_media_type(page->type);
  ExtractedText text =
      extract_content(page->bytes, format_of_type(type.name), {type.charset, options.charset}, reading);
  if (text.format == TextFormat::kHtml) text.format = TextFormat::kSavedPage;
  return text;
}

}  // namespace neardup
