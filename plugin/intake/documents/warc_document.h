/** @file warc_document.h
 *  A document from a record of a web archive. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_WARC_DOCUMENT_H
#define NEARDUP_INTAKE_DOCUMENTS_WARC_DOCUMENT_H

#include <string>

#include "documents/warc_reader.h"
#include "formats/document_file.h"
#include "formats/source_document.h"

namespace neardup {

/** Why a record is no document, by its header alone; empty if it may be one. One of few reasons, whatever it says. */
std::string warc_skip_reason(const WarcRecord& record);

/** What is wrong with the header of a record that is to be a document: no id, or a zero byte in it, or a longer block
 *  than that; empty if nothing is. */
std::string warc_problem(const WarcRecord& record, std::size_t max_bytes);

/** The address, or the record's own id where it has none. */
const std::string& warc_document_id(const WarcRecord& record);

/** Read a record: the page of a `response`, the text of a `conversion`, the file of a `resource`.
 *  @exception NoTextDocument if it is no answer with status 200, or not HTML or plain text; std::runtime_error if it is
 *             damaged. */
SourceDocument warc_document(const WarcRecord& record, std::string block, const ReadingOptions& options);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_WARC_DOCUMENT_H
