/** @file office_text.h
 *  The text of office files, e-books, feeds and other XML. THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_FORMATS_OFFICE_TEXT_H
#define NEARDUP_INTAKE_FORMATS_OFFICE_TEXT_H

#include <set>
#include <string>
#include <string_view>

#include "formats/document_file.h"
#include "formats/reading_options.h"
#include "formats/text_format.h"
#include "office/element_text.h"

namespace neardup {

/** Extract the text of a file of one of these kinds. The title is that of its properties, else its first line that is not blank.
 *  @param format  as kind_of_content() tells it. @param options  limit of the text and of what is decompressed, details.
 *  @return with the format that the content tells.
 *  @exception NoTextDocument with the remedy for another archive; std::runtime_error if the file is damaged or encrypted;
 *             DecompressedTooLarge. */
ExtractedText office_text(const std::string& bytes, TextFormat format, const ReadingOptions& options);

/** What the file shows beside its text: words that were left out or removed, and pictures. */
std::set<std::string> details_of(const DocumentText& text, TextFormat format, std::string_view removed,
                                 const WordlessParts& wordless);

/** The evidence (evidence.h) of a document without content rules: its bytes, as what has no words may be pictures, its
 *  figures, as bills differ in them, and what files of its format show beside its text. */
std::string evidence_of_document(std::string_view bytes, const DocumentText& text, TextFormat format,
                                 const WordlessParts& wordless);

/** The first line that is not blank, as a title. */
std::string first_line_as_title(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_OFFICE_TEXT_H
