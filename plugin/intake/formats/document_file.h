/** @file document_file.h
 *  Extracts the text from a file's bytes: decompression, format, encoding, extraction; that of a PDF with poppler's
 *  pdftotext and pdfinfo.
 *  THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_FORMATS_DOCUMENT_FILE_H
#define NEARDUP_INTAKE_FORMATS_DOCUMENT_FILE_H

#include <optional>
#include <string>
#include <string_view>

#include "characters/text_encoding.h"
#include "formats/document_text.h"
#include "formats/reading_options.h"
#include "formats/text_format.h"
#include "programs/limited_program.h"

namespace neardup {

/** A text and the format of its source. */
struct ExtractedText {
  DocumentText text;
  TextFormat format = TextFormat::kPlain;
};

/** Whether the body of a document of this media type is chosen by content rules. */
bool has_content_rules(std::string_view type);

/** Extract the text of a file or of a part of one.
 *  @param format  nothing detects the format from the content. The content also decides if the given format and the
 *                 content disagree on whether this is a PDF.
 *  @exception NoTextDocument whose what() is the reason ("binary"); std::runtime_error for a damaged PDF. */
ExtractedText extract_content(std::string bytes, std::optional<TextFormat> format, const CharsetChoice& charset,
                              const ReadingOptions& options);

/** Extract the text of a file's bytes.
 *  @param path       its name decides the format, if it has a known suffix.
 *  @param options    limit of the decompressed size, charset, choice of the content.
 *  @exception NoTextDocument whose what() is the reason ("binary", "image"); std::runtime_error for damaged or
 *             oversized compressed data. */
ExtractedText extract_text(std::string bytes, const std::string& path, const ReadingOptions& options);

/** Convert a PDF in a process with limits (limited_program.h). The title is the one of its properties, else its
 *  first line that is not blank. @param details  whether the text has them.
 *  @exception NoTextDocument (document_file.h) naming the package if pdftotext is not on PATH; std::runtime_error
 *             with the reason if pdftotext produced no text, as for encrypted files and other formats. */
DocumentText pdf_text(const std::string& bytes, bool details = false, const ProgramLimits& limits = {});

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_DOCUMENT_FILE_H
