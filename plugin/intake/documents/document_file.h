/** @file document_file.h
 *  From a file's octets to its text: decompression, format, encoding, extraction.
 *  THREADS: may be called from several at once. */
#ifndef NEARDUP_CLI_DOCUMENT_FILE_H
#define NEARDUP_CLI_DOCUMENT_FILE_H

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>

#include "characters/text_encoding.h"
#include "formats/document_text.h"
#include "formats/text_format.h"

namespace neardup::cli {

/** Files larger than this are refused unless --max-size says otherwise. */
constexpr std::size_t kDefaultMaxOctets = std::size_t{1} << 30;

/** A file that is no text document: skipped where many are read, an error where it was asked for by name. */
class NoTextDocument : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/** How documents are read, whatever they are. */
struct ReadingOptions {
  std::size_t max_octets = kDefaultMaxOctets;  ///< bound of a document, compressed and not
  std::string charset;                         ///< of all texts and HTML; empty: found out
};

/** A text and the format it was read from. */
struct ExtractedText {
  DocumentText text;
  TextFormat format = TextFormat::kPlain;
};

/** looks_binary() (text_format.h) of a text in a charset that may be of two octets or four. */
bool is_binary(const std::string& octets, const CharsetChoice& charset);

/** Make text of what a file or a part of one holds.
 *  @param format  nothing: looked for in the content. And so it is where content and format do not agree on whether
 * this is a PDF.
 *  @exception NoTextDocument whose what() is the reason ("binary"); std::runtime_error for a damaged PDF. */
ExtractedText extract_content(std::string octets, std::optional<TextFormat> format, const CharsetChoice& charset);

/** Make text of a file's octets.
 *  @param path        decides what the octets are, as far as a name can.
 *  @param max_octets  bound of the decompressed size.
 *  @param charset     of a text or page; empty: found out.
 *  @exception NoTextDocument whose what() is the reason ("binary", "image"); std::runtime_error for damaged or
 *             oversized compressed data. */
ExtractedText extract_text(std::string octets, const std::string& path, std::size_t max_octets,
                           const std::string& charset = {});

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DOCUMENT_FILE_H
