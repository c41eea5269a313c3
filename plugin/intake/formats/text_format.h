/** @file text_format.h
 *  Detects the format of a file: by its name, then by its first bytes. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FORMATS_TEXT_FORMAT_H
#define NEARDUP_INTAKE_FORMATS_TEXT_FORMAT_H

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "characters/text_encoding.h"

namespace neardup {

/** Formats that can be read. */
enum class TextFormat {
  kPlain,
  kMarkdown,
  kHtml,
  kPdf,
  kMail,
  kMailbox,
  kWebArchive,
  kSavedPage,  ///< MHTML
  kOffice,     ///< a ZIP archive or a compound file, whose parts tell what it is
  kDocx,       // from here to kEpub in the order of OfficeKind
  kXlsx,
  kPptx,
  kOdt,
  kOds,
  kOdp,
  kOdg,
  kEpub,
  kFictionBook,
  kTei,
  kJats,
  kFeed,
  kAlto,
  kRtf,
  kDoc,
  kXls,
  kPpt,
  kCalendar,
  kCard,
  kManual  ///< roff
};

/** Whether files of this format hold many documents. */
constexpr bool holds_many(std::optional<TextFormat> format) {
  return format == TextFormat::kMailbox || format == TextFormat::kWebArchive;
}

/** Whether the documents of such a file have ids of their own; else the id is the path. */
constexpr bool has_own_ids(std::optional<TextFormat> format) {
  return format == TextFormat::kMail || holds_many(format);
}

/** The media type of a document: "text/plain", "application/pdf". */
const char* mime_type(TextFormat format);

/** What a file's name says about its content. */
struct NamedFormat {
  std::optional<TextFormat> format;  ///< nothing if the content decides
  std::string suffix;                ///< in lower case, before that of the compression; may be empty
  bool compressed = false;  ///< with gzip, bzip2, xz, zstd or lz4; the other fields describe the decompressed content
  std::string skip_reason;  ///< if not empty, the file is not a text document, for this reason, with its remedy
};

/** Classify a file by its name: the part after the last slash, in any case. Names without a known suffix
 *  ("copyright", "README", "changelog.Debian.gz") leave the decision to the content. Mail is .mbox, .eml and the
 *  files of a Maildir: cur/NAME:2,FLAGS and new/SECONDS.NAME. */
NamedFormat format_of_name(std::string_view path);

/** What a name says of a file with this content. A page of HTML under the name of a program that servers run was made by it, and
 *  saved under its name, unless code is left in it. @param content  decompressed; 64 KiB are enough. */
NamedFormat with_content(NamedFormat named, std::string_view content);

/** The suffix of a file name without its dot, in lower case, like Omega stores it: at most 7 bytes; else empty. */
std::string file_suffix(std::string_view path);

/** Whether content is not text: it has a zero byte, or more than a tenth of control characters, in its first 8 KiB.
 *  Content that looks_wide() (text_encoding.h) is text. */
bool looks_binary(std::string_view content);

/** looks_binary() for a text whose charset may have two or four bytes per character.
 *  @param said_to_be_text  by its type or name: a zero byte here and there makes no binary file of it. */
bool is_binary(const std::string& bytes, const CharsetChoice& charset, bool said_to_be_text);

/** Whether more than one byte in `one_in` is a control character that texts do not have. */
bool holds_controls(std::string_view bytes, std::size_t one_in);

/** The format of content, if the name does not tell: PDF or HTML by the beginning. HTML begins with <!DOCTYPE html>,
 *  <html>, <head> or <body>, after any white space, comments and processing instructions (<?xml ...?>) in its first
 *  64 KiB. Everything else is plain text, also other XML such as SVG, RSS and Atom. Decode text that looks_wide()
 *  first. */
TextFormat format_of_content(std::string_view content);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_TEXT_FORMAT_H
