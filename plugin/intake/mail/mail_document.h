/** @file mail_document.h
 *  A document from a mail message. THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_MAIL_MAIL_DOCUMENT_H
#define NEARDUP_INTAKE_MAIL_MAIL_DOCUMENT_H

#include <optional>
#include <string>
#include <vector>

#include "formats/document_file.h"
#include "formats/document_record.h"

namespace neardup {

/** Read a message. The title is its subject; the text comes from its parts, in order:
 *  - plain text, HTML, text/enriched, text/calendar (the part that readers see) and all other texts except style
 *    sheets, scripts, RTF and address cards. Parts without a valid type are plain text or HTML;
 *  - attached and forwarded messages, with their From, To, Date and Subject, and their own content;
 *  - of alternatives the first one with text, which is the plainest (RFC 2046), unless a later one has more than four
 *    times as much text and at least 200 characters more, and with it those of whose words fewer than half are in it;
 *  - what a signature of S/MIME holds;
 *  - attached texts only if there is no other text.
 *  The body is what the sender wrote (mail_content.h). Quotations, signatures and footers of lists in plain text, HTML
 *  and enriched text are left out of it; attached texts and other formats are read whole.
 *  Sender, recipients (To, Cc), names of attachments and the words of attached texts and office files are in `meta`: searchable,
 *  not signed.
 *  Transfer encodings and charsets are decoded, flowed lines joined. Parts that are binary in spite of their type are ignored.
 *  `unread` names encrypted mail, winmail.dat and other files. A text without a header is a body. The id is the Message-ID,
 *  or "md5:" and the digest of the bytes if there is none or several; the URL is "mid:" and the Message-ID (RFC 2392).
 *  `discarded` says what X-Mozilla-Status (bit 8) and X-Status ("D") do: their programs no longer show such a mail.
 *  Accepts any bytes.
 *  @exception NoTextDocument "binary" if all parts that are declared to be text are binary; std::runtime_error if
 *             the bytes are empty, or binary and not a message, and for parts that are nested more than 100 deep. */
SourceDocument mail_document(const std::string& message, const ReadingOptions& options);

/** A mail of a list. */
struct ListMail {
  std::string list;                ///< its id (RFC 2919) in lower case, such as "dev.example.org"; empty: of no list
  std::vector<std::string> parts;  ///< its texts, before anything is left out; none if it is of no list
};

/** The id of a list in the field List-Id: the part in angle brackets, or all of it, in lower case. Source: RFC 2919
 *  section 3. */
std::string list_id_in(std::string_view field);

/** What list a mail belongs to. Bytes that are no mail belong to none. */
ListMail list_mail(const std::string& message, const ReadingOptions& options);

/** The part of a message that all others are related to (RFC 2387). */
struct RootPart {
  std::string bytes;     ///< with its transfer encoding decoded
  std::string type;      ///< as declared, with its charset
  std::string location;  ///< its URL; may be empty
};

/** The root of a message of related parts: the one that its type names, else the first page of HTML. Nothing if it has none. */
std::optional<RootPart> root_part(const std::string& message);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_MAIL_DOCUMENT_H
