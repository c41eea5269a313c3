/** @file archive_note.h
 *  The notes that the archive of a mailing list leaves in a mail where it took a part out. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_MAIL_ARCHIVE_NOTE_H
#define NEARDUP_INTAKE_MAIL_ARCHIVE_NOTE_H

#include <string>

#include "mail/mail_line.h"

namespace neardup {

/** Mark the notes of Mailman's archive: a line with words between two rulers of ten dashes or more, such as
 *  "-------------- next part --------------", and the lines up to a field ("Name: value") with a link, at most eight, none of
 *  them blank. The words are in the language of the list.
 *  @return the fields of notes on files, without the links. A note of fewer than three such fields is on another form of the
 *          text. Signatures are no files. Cost: linear. Source: Mailman 2.1, Handlers/Scrubber.py. */
std::string mark_archive_notes(MailLines& lines);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_ARCHIVE_NOTE_H
