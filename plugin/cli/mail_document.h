/** @file mail_document.h
 *  A document from a mail message. THREADS: may be called from several at once. */
#ifndef NEARDUP_CLI_MAIL_DOCUMENT_H
#define NEARDUP_CLI_MAIL_DOCUMENT_H

#include <string>

#include "document_file.h"
#include "source_document.h"

namespace neardup::cli {

/** Read a message: the title is its subject, the text its plain text and HTML parts that are no attachments, in order;
 * of alternatives of one text the first that says anything, which is the plainest (RFC 2046). Transfer encodings and
 *  charsets are undone; attached messages and parts deeper than 32 are not read. The id is its Message-ID, or "md5:"
 * and the digest of its octets if it has none; the address "mid:" and the id (RFC 2392). Any octets are welcome. */
SourceDocument mail_document(const std::string& message, const ReadingOptions& options);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_MAIL_DOCUMENT_H
