/** @file mbox_separator.h
 *  Recognises lines of a mailbox that begin a message. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_MAIL_MBOX_SEPARATOR_H
#define NEARDUP_INTAKE_MAIL_MBOX_SEPARATOR_H

#include <string_view>

namespace neardup {

/** Whether a line begins with "From ". */
bool begins_with_from(std::string_view line);

/** Whether a line is "From SENDER DATE". The sender may be any text or empty: "a@b", "a at b", "-". The date has the
 *  form of asctime(), "Tue Jan  2 12:34:56 2001", or of a mail header, "Tue, 2 Jan 2001 12:34:56 +0100". Seconds may
 *  be missing. A time zone may precede and follow the year, and "remote from HOST" may end the line.
 *  Source: RFC 4155 appendix A; RFC 976 section 2.4. */
bool is_dated_separator(std::string_view line);

/** Whether a line is only "From " or "From -", as Thunderbird writes it. */
bool is_bare_separator(std::string_view line);

/** Whether a line is a field of a header: "Name: value". Source: RFC 5322 section 2.2. */
bool is_header_field(std::string_view line);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_MBOX_SEPARATOR_H
