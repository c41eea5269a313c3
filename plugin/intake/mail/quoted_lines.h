/** @file quoted_lines.h
 *  Lines that are marked as quotations of another mail, and the lines that introduce them. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_MAIL_QUOTED_LINES_H
#define NEARDUP_INTAKE_MAIL_QUOTED_LINES_H

#include "mail/mail_line.h"

namespace neardup {

/** Mark quotations. A quotation is a run of lines
 *  - that begin with ">", after at most one space; or
 *  - that begin with "| " and follow an attribution, if none ends with "|" as rows of tables do; or
 *  - that begin with initials ("JD> "), if at least three lines of a reply have the same ones and two of them are
 *    neighbours.
 *  Prompts of Python (">>> "), of a shell (after "$ command"), output of diff and ">From " are not quotations.
 *
 *  An attribution is at most three lines before a quotation, with at most four blank lines between, the last of which
 *  ends with a colon. It has a mail address, a time or a year. In a reply, the first attribution may also be any short
 *  line that stands alone. A text with an attribution that has an address or a time is a reply. Nothing is a quotation
 *  in other texts: there ">" is Markdown.
 *  @param reply  whether the header says that this is a reply.
 *  Cost: linear. */
void mark_quoted_lines(MailLines& lines, bool reply);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_QUOTED_LINES_H
