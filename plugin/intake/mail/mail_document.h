/** @file mail_document.h
 *  A document from a mail message. THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_MAIL_MAIL_DOCUMENT_H
#define NEARDUP_INTAKE_MAIL_MAIL_DOCUMENT_H

#include <string>

#include "formats/document_file.h"
#include "formats/source_document.h"

namespace neardup {

/** Read a message: the title is its subject, the text that of its parts, in order:
 *  - plain text, HTML, text/enriched, text/calendar (what a reader sees of it) and all other texts but style sheets,
 *    scripts, RTF and address cards; what has no type or an invalid one is plain text or HTML;
 *  - attached and forwarded messages, with their From, To, Date and Subject;
 *  - of alternatives of one text the first that says anything, which is the plainest (RFC 2046); but a later one that
 *    says more than four times as much and 200 characters besides;
 *  - texts that are attachments only where there is no other text.
 *  Transfer encodings and charsets are undone, flowed lines joined. A part that is binary all the same is left out.
 *  Of encrypted mail, winmail.dat and other files nothing is read, nor of parts deeper than 32. A text without a header
 *  is a body. The id is its Message-ID, or "md5:" and the digest of its bytes if it has none; the address "mid:" and
 *  the id (RFC 2392). Any bytes are welcome.
 *  @exception NoTextDocument "binary" if all that it declares to be text is binary; std::runtime_error if it is empty,
 *             or binary and no message. */
SourceDocument mail_document(const std::string& message, const ReadingOptions& options);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_MAIL_DOCUMENT_H
