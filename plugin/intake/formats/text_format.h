/** @file text_format.h
 *  Which format a file has: by its name, then by its first bytes. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FORMATS_TEXT_FORMAT_H
#define NEARDUP_INTAKE_FORMATS_TEXT_FORMAT_H

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace neardup {

/** Formats that can be read. */
enum class TextFormat { kPlain, kMarkdown, kHtml, kPdf };

/** Files of many documents, or of one that has an id of its own. */
enum class ContainerFormat { kWarc, kMbox, kMail };

/** "text/plain", "text/markdown", "text/html", "application/pdf". */
const char* mime_type(TextFormat format);

/** What a file's name says. */
struct NamedFormat {
  std::optional<TextFormat> format;  ///< nothing: look at the content
  std::optional<ContainerFormat> container;
  bool compressed = false;       ///< by gzip, bzip2, xz, zstd or lz4: the rest is said of the content
  std::string_view skip_reason;  ///< not empty: not a text document, and why
};

/** Judge a file by its name; only what follows the last slash counts, in any case. Names without a known suffix
 *  ("copyright", "README", "changelog.Debian.gz") are judged by their content. Mail is .mbox, .eml and the files of a
 *  Maildir: cur/NAME:2,FLAGS and new/SECONDS.NAME. */
NamedFormat format_of_name(std::string_view path);

/** Suffix of a file name without its dot, in lower case, as Omega keeps it: at most 7 bytes; else empty. */
std::string file_suffix(std::string_view path);

/** Whether content is no text: a zero byte in its first 8 KiB, or more than a tenth of controls there. Content that
 *  looks_wide() (text_encoding.h) is text. */
bool looks_binary(std::string_view content);

/** Whether more than one of so many bytes is a control that no text has. */
bool holds_controls(std::string_view bytes, std::size_t one_in);

/** The format of content whose name says nothing: PDF if it begins so; HTML if it begins with <!DOCTYPE html>, <html>,
 *  <head> or <body>, after any white space, comments and processing instructions (<?xml ...?>) in its first 64 KiB;
 *  else plain text, as other XML documents are: SVG, RSS, Atom. Text that looks_wide() is decoded before. */
TextFormat format_of_content(std::string_view content);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_TEXT_FORMAT_H
