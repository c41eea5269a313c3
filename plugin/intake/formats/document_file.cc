#include "formats/document_file.h"

#include <string_view>
#include <utility>

#include "files/compressed_file.h"
#include "formats/html_text.h"
#include "formats/markdown_text.h"
#include "formats/pdf_text.h"

namespace neardup {

namespace {

DocumentText text_of(std::string octets, TextFormat format, const CharsetChoice& charset) {
  switch (format) {
    case TextFormat::kHtml:
      return html_text(utf8_from_html(std::move(octets), charset));
    case TextFormat::kMarkdown:
      return markdown_text(utf8_from_text(std::move(octets), charset));
    default:
      return {{}, utf8_from_text(std::move(octets), charset), {}};
  }
}

/** Charsets may be of two octets or four, which look binary until they are converted. */
void refuse_binary(const std::string& octets, const CharsetChoice& charset) {
  if (is_binary(octets, charset)) throw NoTextDocument("binary");
}

constexpr std::size_t kJudgedOctets = std::size_t{1} << 16;
constexpr std::string_view kPdfBeginning = "%PDF-";

bool begins_as_pdf(std::string_view octets) {
  return octets.substr(0, kPdfBeginning.size()) == kPdfBeginning;
}

/** Source: Adobe, "PDF Reference", 1.7, appendix H, note 13: within the first 1024 octets. */
bool holds_pdf(std::string_view octets) {
  return octets.substr(0, 1024).find(kPdfBeginning) != std::string_view::npos;
}

}  // namespace

bool is_binary(const std::string& octets, const CharsetChoice& charset) {
  if (!charset.forced.empty()) return looks_binary(utf8_from_text(octets, charset));
  if (!looks_binary(octets)) return false;
  return charset.declared.empty() || looks_binary(utf8_from_text(octets.substr(0, kJudgedOctets), charset));
}

ExtractedText extract_content(std::string octets, std::optional<TextFormat> format, const CharsetChoice& charset) {
  const bool misnamed = format == TextFormat::kPdf ? !holds_pdf(octets) : begins_as_pdf(octets);
  if (!format || misnamed) format = format_of_content(octets);
  if (*format == TextFormat::kPdf) return {pdf_text(octets), *format};
  refuse_binary(octets, charset);
  return {text_of(std::move(octets), *format, charset), *format};
}

ExtractedText extract_text(std::string octets, const std::string& path, std::size_t max_octets,
                           const std::string& charset) {
  const NamedFormat named = format_of_name(path);
  if (!named.skip_reason.empty()) throw NoTextDocument(std::string(named.skip_reason));
  if (named.compressed) octets = decompressed(octets, max_octets);
  return extract_content(std::move(octets), named.format, {{}, charset});
}

}  // namespace neardup
