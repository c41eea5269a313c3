#include "formats/document_file.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "bytes/feature_hash.h"
#include "characters/page_url.h"
#include "characters/text_line.h"
#include "characters/text_measures.h"
#include "characters/utf8_repair.h"
#include "files/compression.h"
#include "formats/file_kinds.h"
#include "formats/markdown_text.h"
#include "formats/office_text.h"
#include "formats/part_text.h"
#include "formats/pdf_parts.h"
#include "formats/web_page.h"
#include "markup/page_charset.h"
#include "sign/evidence.h"

namespace neardup {

namespace {

/** A text in one of the notations of plain text that break up words, and which one; kPlain for other texts. */
ExtractedText without_notation(std::string text) {
  if (is_manual(text)) return {{{}, manual_text(text)}, TextFormat::kManual};
  const bool calendar = begins_with(text, "BEGIN:VCALENDAR");
  if (calendar || begins_with(text, "BEGIN:VCARD"))
    return {{{}, unfolded_text(text)}, calendar ? TextFormat::kCalendar : TextFormat::kCard};
  return {{{}, std::move(text)}, TextFormat::kPlain};
}

/** Whether a text has the line below the names of columns, as psql, MySQL, org and reStructuredText draw it. */
bool has_drawn_columns(std::string_view text) {
  for (const std::string_view border : {"-+-", "=+="}) {
    if (text.find(border) != text.npos) return true;
  }
  return false;
}

/** A text with tabs may be a table. */
ExtractedText plain_text(std::string text) {
  ExtractedText plain = without_notation(std::move(text));
  const std::string& body = plain.text.body;
  EvidenceCollector facts(static_cast<std::uint8_t>(plain.format));
  if (body.find('\t') != body.npos) {
    const bool gaps = body.find("\t\t") != body.npos;
    facts.add(EvidenceKind::kCells, xxh3_hash(gaps ? cells_of_lines(body, '\t') : std::string()));
  }
  if (has_drawn_columns(body)) facts.add(EvidenceKind::kCells, xxh3_hash(cells_of_lines(body, '|')));
  plain.text.evidence = facts.evidence(0);
  return plain;
}

ExtractedText text_of(std::string bytes, TextFormat format, const CharsetChoice& charset,
                      const ReadingOptions& options) {
  switch (format) {
    case TextFormat::kHtml:
      return {html_text_of(std::move(bytes), charset, options), format};
    case TextFormat::kMarkdown: {
      DocumentText text = markdown_text(utf8_from_text(std::move(bytes), charset));
      if (!options.details) text.details.clear();
      return {std::move(text), format};
    }
    default:
      return plain_text(utf8_from_text(std::move(bytes), charset));
  }
}

constexpr std::string_view kPdfBeginning = "%PDF-";
/** Source: Adobe, "PDF Reference", 1.7, appendix H, note 13: within the first 1024 bytes. */
bool holds_pdf(std::string_view bytes) {
  return bytes.substr(0, 1024).find(kPdfBeginning) != std::string_view::npos;
}

/** The title in the properties; empty if pdfinfo cannot read the PDF. */
std::string title_of(const std::string& bytes, const ProgramLimits& limits) {
  const std::optional<std::string> pdfinfo = program_on_path("pdfinfo");
  if (!pdfinfo) return {};
  try {
    const std::string properties =
        repaired_utf8(limited_output({*pdfinfo, "-enc", "UTF-8", "/dev/stdin"}, bytes, limits));
    for (std::string_view rest = properties; !rest.empty();) {
      const std::string_view line = take_line(rest);
      if (begins_with(line, "Title:")) return one_line(line.substr(6));
    }
    return {};
  } catch (const std::runtime_error&) {
    return {};
  }
}

/** Replace the marks that pdftotext puts round what runs the other way (U+202A to U+202E): to a tokenizer they are nothing, so
 *  that words would grow together. */
std::string without_marks_of_direction(std::string_view text) {
  std::string clean;
  for (std::size_t at = 0; (at = text.find("\xe2\x80")) != text.npos && at + 2 < text.size();) {
    const bool mark = text[at + 2] >= '\xaa' && text[at + 2] <= '\xae';
    (clean += text.substr(0, mark ? at : at + 3)) += mark ? " " : "";
    text.remove_prefix(at + 3);
  }
  return clean += text;
}

/** Whether a PDF has only the page that Adobe's forms show in other readers. */
bool is_form_to_load(std::string_view text) {
  constexpr std::string_view kPleaseWait = "If this message is not eventually replaced by the proper contents";
  return word_count(text) < 200 && one_line(text).find(kPleaseWait) != std::string::npos;
}

/** What pdftotext could not read, though it ends with code 0; empty if it read all. */
std::string lost_parts(std::string_view errors) {
  constexpr std::string_view kDamaged[] = {"flate stream", "LZW stream", "Unexpected end of file",
                                           "Unterminated string"};
  if (errors.find("language pack") != errors.npos || errors.find("Unknown character collection") != errors.npos)
    return "characters of a PDF that lack their font; install poppler-data";
  const bool damaged = std::any_of(std::begin(kDamaged), std::end(kDamaged),
                                   [errors](std::string_view part) { return errors.find(part) != errors.npos; });
  return damaged ? "damaged page of a PDF" : "";
}

}  // namespace

bool has_content_rules(std::string_view type) {
  return type == mime_type(TextFormat::kHtml) || type == mime_type(TextFormat::kMail) ||
         type == mime_type(TextFormat::kSavedPage);
}

ExtractedText extract_content(std::string bytes, std::optional<TextFormat> format, const CharsetChoice& charset,
                              const ReadingOptions& options) {
  const FoundKind kind = kind_of_content(bytes);
  const bool named_text = format && *format != TextFormat::kPdf;
  const bool misnamed = format == TextFormat::kPdf && !holds_pdf(bytes);
  if (!kind.name.empty() && !(kind.is_markup && named_text)) {
    if (!kind.format) throw NoTextDocument(kind.refusal());
    if (*kind.format != TextFormat::kPdf) return office_text(bytes, *kind.format, options);
    format = kind.format;
  } else if (!format || misnamed) {
    format = format_of_content(bytes);
  }
  if (*format == TextFormat::kPdf) return {pdf_text(bytes, options.details), *format};
  if (is_binary(bytes, charset, named_text || *format == TextFormat::kHtml)) throw NoTextDocument("binary");
  return text_of(std::move(bytes), *format, charset, options);
}

ExtractedText extract_text(std::string bytes, const std::string& path, const ReadingOptions& options) {
  NamedFormat named = format_of_name(path);
  if (!named.skip_reason.empty() && !is_server_program(named.suffix)) throw NoTextDocument(named.skip_reason);
  if (named.compressed) bytes = decompressed(bytes, options.max_bytes);
  named = with_content(std::move(named), bytes);
  if (!named.skip_reason.empty()) throw NoTextDocument(named.skip_reason);
  ReadingOptions reading = options;
  if (reading.url.empty() && !path.empty() && path.front() == '/') reading.url = file_url(path);
  return extract_content(std::move(bytes), named.format, {{}, options.charset}, reading);
}

DocumentText pdf_text(const std::string& bytes, bool details, const ProgramLimits& limits) {
  const std::optional<std::string> pdftotext = program_on_path("pdftotext");
  if (!pdftotext) throw NoTextDocument("PDF; install pdftotext to index it (Debian: poppler-utils)");
  DocumentText text;
  const ProgramOutput said = limited_run({*pdftotext, "-enc", "UTF-8", "-nopgbrk", "/dev/stdin", "-"}, bytes, limits);
  text.body = without_marks_of_direction(repaired_utf8(said.output));
  if (is_form_to_load(text.body)) throw NoTextDocument("XFA form; print it to a PDF with Adobe Reader to index it");
  if (const std::string lost = lost_parts(said.errors); !lost.empty()) {
    if (details) throw std::runtime_error(lost);  // who removes a copy must know all of it
    text.unread.insert(lost);
  }
  text.title = title_of(bytes, limits);
  if (text.title.empty()) text.title = first_line_as_title(text.body);
  const WordlessParts shown = shown_by_pdf(bytes);
  if (details) text.details = details_of(text, TextFormat::kPdf, {}, shown);
  text.evidence = evidence_of_document(bytes, text, TextFormat::kPdf, shown);
  return text;
}

}  // namespace neardup
