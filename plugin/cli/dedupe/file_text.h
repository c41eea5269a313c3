/** @file file_text.h
 *  The text of a file that is one document. THREADS: from several at once. */
#ifndef NEARDUP_CLI_DEDUPE_FILE_TEXT_H
#define NEARDUP_CLI_DEDUPE_FILE_TEXT_H

#include <string>

#include "formats/document_text.h"
#include "formats/reading_options.h"

namespace neardup::cli {

struct FileText {
  DocumentText text;
  bool plain = false;  ///< whether the body has every character of the file
};

/** Read a file: a mail, a page, a PDF or a text, compressed or not.
 *  @exception NoTextDocument whose what() is the reason; std::runtime_error without the name of the file. */
FileText read_file_text(const std::string& path, const ReadingOptions& options);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_FILE_TEXT_H
