/** @file named_document.h
 *  The text of one file that a command line names, read like `index` reads it.
 *  THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_NAMED_DOCUMENT_H
#define NEARDUP_INTAKE_DOCUMENTS_NAMED_DOCUMENT_H

#include <cstddef>
#include <string>

#include "formats/document_file.h"
#include "formats/document_text.h"

namespace neardup {

/** The text of one file or pipe, or of standard input for "-". The name decides the format; without a known suffix
 *  the content decides. Mail is recognised by the name, and by the header if it comes through a pipe. Compression is
 *  recognised by the name, else by the first bytes. Pipes are read into memory.
 *  @param max_bytes  limit of the document, compressed and decompressed.
 *  @exception UsageError for a file of many documents; NoTextDocument for a file that is not a document. These,
 *             std::system_error and std::runtime_error name the file. */
DocumentText read_named_document(const std::string& path, std::size_t max_bytes = kDefaultMaxBytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_NAMED_DOCUMENT_H
