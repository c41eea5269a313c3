/** @file mail_ending.h
 *  What stands below the text of a mail: the signature of its author, and the footer of a list. THREADS: pure
 *  functions. */
#ifndef NEARDUP_INTAKE_MAIL_MAIL_ENDING_H
#define NEARDUP_INTAKE_MAIL_MAIL_ENDING_H

#include "content/frame_set.h"
#include "mail/mail_line.h"

namespace neardup {

/** Mark the footers of lists: at the end of the text a ruler and at most twelve lines, one of them with a mail address
 *  or a link, and none of them the delimiter of a signature. A ruler of other characters than "_" has a blank line before it, or it underlines a heading; it stands
 *  once in the text, or it separates sections; and a third of the lines after it have an address or a link.
 *  Cost: linear. */
void mark_list_footer(MailLines& lines);

/** Mark lines at the end that are known to end the mails of a list, and the blank lines between them.
 *  @param known  frame_hash() of lines without white space at both ends. */
void mark_known_footer(MailLines& lines, const FrameSet& known);

/** Mark signatures: from a line "-- " to the next quotation or to the end, if at most 30 lines and 3,000 bytes follow.
 *  A delimiter that has lost its space ("--"), or is a dash (U+2014), needs at most ten lines of at most 80 bytes. The
 *  first such delimiter begins the signature. Lines of a unified diff are no delimiters.
 *  Source: RFC 3676 section 4.3. Cost: linear. */
void mark_signature(MailLines& lines);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_MAIL_ENDING_H
