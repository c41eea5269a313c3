/** @file named_document.h
 *  The text of one document that a command asks for by its file's name, as `index` would read it.
 *  THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_NAMED_DOCUMENT_H
#define NEARDUP_INTAKE_DOCUMENTS_NAMED_DOCUMENT_H

#include <cstddef>
#include <string>

#include "formats/document_file.h"
#include "formats/document_text.h"

namespace neardup {

/** The text of one file or pipe, or of standard input for "-". The format is that of the name, or of the content where
 *  the name says nothing; a mail is known by its name, and by its header where it comes through a pipe. So is
 *  compression, and by the first bytes where the name does not say it: a pipe's cannot. Pipes are read into memory.
 *  @param max_bytes  bound of the document, compressed and not.
 *  @exception UsageError for a file of many documents; NoTextDocument for one that is none. These, std::system_error
 *             and std::runtime_error name the file. */
DocumentText read_named_document(const std::string& path, std::size_t max_bytes = kDefaultMaxBytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_NAMED_DOCUMENT_H
