/** @file mail_subject.h
 *  What mail programs and lists add to the subject of a mail. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_MAIL_SUBJECT_H
#define NEARDUP_INTAKE_CHARACTERS_MAIL_SUBJECT_H

#include <string_view>

namespace neardup {

/** Whether a subject begins with "Re:" or what mail programs write for it in other languages, also with a number
 *  ("Re[2]:", "RE^2:") and after names of lists ("[list] Re:").
 *  @param subject  UTF-8, on one line. */
bool is_reply_subject(std::string_view subject);

/** Likewise "Fwd:". In some languages a prefix means both. */
bool is_forward_subject(std::string_view subject);

/** A subject without any of these prefixes, and without names of lists. */
std::string_view bare_subject(std::string_view subject);

/** The place of a mail in a series, such as "0/9" of "[PATCH 0/9] pumps": a mail with 0 announces the others. Or the number of a
 *  ticket: "71" of "[example.org #71] pumps", "[Bug 71]" or "[PUMPS-71]". Empty without. */
std::string_view series_mark(std::string_view subject);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_MAIL_SUBJECT_H
