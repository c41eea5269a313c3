/** @file named_document.h
 *  The text of one file that a command line names, read like `index` reads it.
 *  THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_NAMED_DOCUMENT_H
#define NEARDUP_INTAKE_DOCUMENTS_NAMED_DOCUMENT_H

#include <string>

#include "formats/document_file.h"
#include "formats/document_text.h"
#include "formats/reading_options.h"

namespace neardup {

/** The text of one file or pipe, or of standard input for "-". The name decides the format; without a known suffix
 *  the content decides. Mail is recognised by the name, and by the header if it comes through a pipe. Compression is
 *  recognised by the name, else by the first bytes. Pipes are read into memory.
 *  @exception std::invalid_argument for a file of many documents; NoTextDocument for a file that is not a document. These,
 *             std::system_error and std::runtime_error name the file. */
DocumentText read_named_document(const std::string& path, const ReadingOptions& options = {});

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_NAMED_DOCUMENT_H
