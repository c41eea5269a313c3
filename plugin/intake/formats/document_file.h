/** @file document_file.h
 *  From a file's bytes to its text: decompression, format, encoding, extraction.
 *  THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_FORMATS_DOCUMENT_FILE_H
#define NEARDUP_INTAKE_FORMATS_DOCUMENT_FILE_H

#include <cstddef>
#include <optional>
#include <string>

#include "characters/text_encoding.h"
#include "formats/document_text.h"
#include "formats/reading_options.h"
#include "formats/text_format.h"

namespace neardup {

/** A text and the format it was read from. */
struct ExtractedText {
  DocumentText text;
  TextFormat format = TextFormat::kPlain;
};

/** looks_binary() (text_format.h) of a text in a charset that may be of two bytes or four. */
bool is_binary(const std::string& bytes, const CharsetChoice& charset);

/** Make text of what a file or a part of one holds.
 *  @param format  nothing: looked for in the content. And so it is where content and format do not agree on whether
 * this is a PDF.
 *  @exception NoTextDocument whose what() is the reason ("binary"); std::runtime_error for a damaged PDF. */
ExtractedText extract_content(std::string bytes, std::optional<TextFormat> format, const CharsetChoice& charset);

/** Make text of a file's bytes.
 *  @param path        decides what the bytes are, as far as a name can.
 *  @param max_bytes  bound of the decompressed size.
 *  @param charset     of a text or page; empty: found out.
 *  @exception NoTextDocument whose what() is the reason ("binary", "image"); std::runtime_error for damaged or
 *             oversized compressed data. */
ExtractedText extract_text(std::string bytes, const std::string& path, std::size_t max_bytes,
                           const std::string& charset = {});

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_DOCUMENT_FILE_H
