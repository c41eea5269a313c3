/** @file warc_document.h
 *  A document from a record of a web archive. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_WARC_DOCUMENT_H
#define NEARDUP_INTAKE_DOCUMENTS_WARC_DOCUMENT_H

#include <string>

#include "documents/warc_reader.h"
#include "formats/document_file.h"
#include "formats/document_record.h"

namespace neardup {

/** The reason why a record is not a document, by its header alone; empty if it may be one. The number of reasons is
 *  small, whatever the header says. */
std::string warc_skip_reason(const WarcRecord& record);

/** The error in the header of a record: no id, or a zero byte in the id; empty if there is none. */
std::string warc_problem(const WarcRecord& record);

/** The URL of a record, or its own id if it has none. */
const std::string& warc_document_id(const WarcRecord& record);

/** Read a record: the page of a `response`, the text of a `conversion`, the file of a `resource`.
 *  @exception NoTextDocument if it is not a response with status 200, or not HTML or plain text; std::runtime_error
 *             if it is damaged. */
SourceDocument warc_document(const WarcRecord& record, std::string block, ReadingOptions options);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_WARC_DOCUMENT_H
