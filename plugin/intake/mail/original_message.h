/** @file original_message.h
 *  Another mail that follows its header, without marks on its lines: what Outlook puts below a reply, and forwarded
 *  mail. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_MAIL_ORIGINAL_MESSAGE_H
#define NEARDUP_INTAKE_MAIL_ORIGINAL_MESSAGE_H

#include <string_view>

#include "mail/mail_line.h"

namespace neardup {

/** Mark each mail that follows its header, with that header. A header is a paragraph of at most 20 lines, half of them
 *  fields ("Name: value"), one of them with a time, a mail address or the subject of the reply. Fields of other names are those
 *  of tickets, minutes and forms, and text below them is own text. So a header names in a known language (header_fields.h) who
 *  wrote, and the subject, or a recipient if one of the two has a mail address or the date stands between them. In other
 *  languages it has a mail address in its first field, a time, and a ruler with words before it or the subject of the reply. It
 *  has
 *  - a ruler with words before it ("-----Original Message-----") and at least two fields, three if the text is not a
 *    reply. Here a date will do in place of the subject, and fields may be rows of a table or lack the colon
 *    (field_below_ruler());
 *  - in a reply, a ruler without words before it, and at least three fields;
 *  - in a reply, no ruler, but blank lines around it, and a time or the subject of the reply, and at least three fields. A
 *    short line before it that ends with a colon introduces the mail, and so do an address and a time on at most two lines:
 *    then these name who wrote.
 *  In a reply, the mail may also follow an attribution with an address and a time or year: in plain text a paragraph of its
 *  own with an address in angle brackets and both, before lines without indentation. The text of HTML has no
 *  blank lines: there a header ends before two lines that are not fields.
 *
 *  The mail ends at a ruler with words that repeats words of its first one ("----- End forwarded message -----"), or
 *  with the text. If quoted lines follow the header, they are the mail. Patches have no header without a ruler.
 *  @param reply  whether the header says that this is a reply, or forwards something.
 *  @param html   whether the text was HTML, whose quotations have no marks in it.
 *  @param subject  bare_subject() of the mail; may be empty.
 *  Cost: linear. */
void mark_original_message(MailLines& lines, bool reply, bool html, std::string_view subject = {});

/** Whether a ruler stands before the header of another mail. */
bool is_original_message(MailLines& lines, std::size_t ruler, bool html);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_ORIGINAL_MESSAGE_H
