/** @file reply_subject.h
 *  Subjects of replies and forwarded mail. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_MAIL_REPLY_SUBJECT_H
#define NEARDUP_INTAKE_MAIL_REPLY_SUBJECT_H

#include <string_view>

namespace neardup {

/** Whether a subject begins with "Re:", "Fwd:" or what mail programs write for it in other languages, also with a
 *  number ("Re[2]:", "RE^2:") and after names of lists ("[list] Re:").
 *  @param subject  UTF-8, on one line. */
bool is_reply_subject(std::string_view subject);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_REPLY_SUBJECT_H
