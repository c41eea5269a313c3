/** @file mail_repair.h
 *  Repairs messages that a mail parser would misread. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_MAIL_MAIL_REPAIR_H
#define NEARDUP_INTAKE_MAIL_MAIL_REPAIR_H

#include <optional>
#include <string>
#include <string_view>

namespace neardup {

/** A message
 *  - without a byte order mark and blank lines before its header;
 *  - with a blank line between its header and its body, if that is missing: the body begins at the first line that is
 *    not a field and is not followed by one. GMime would read it as part of the header;
 *  - without the second of two types or transfer encodings of a part: the first one counts, as in other readers, where
 *    GMime takes the last. The name of the second becomes that of a field that nobody knows;
 *  - with no signs behind the first 100 colons or 2 KiB of a field of addresses, also of an attached message. A colon begins
 *    a group, GMime calls itself for each, and a long chain of them would end the program; and it reads damaged addresses in
 *    quadratic time. The words stay.
 *  @return nothing if the message needs no repair. */
std::optional<std::string> repaired_mail(std::string_view bytes);

/** Whether bytes are a mail message: they begin with a header that has a From field and another field that mail programs
 *  write (Date, Message-ID, Received, Return-Path, Delivered-To, MIME-Version). In a file of Apple Mail (.emlx) the number of
 *  the message's bytes stands before it. */
bool begins_as_mail(std::string_view bytes);

/** The message in a file of mail: of Apple Mail's (.emlx) without the number before it and the property list behind it. */
std::string_view message_in_file(std::string_view bytes);

/** Whether the property list behind a mail of Apple Mail says that it is deleted: bit 1 of its flags. */
bool is_deleted_in_file(std::string_view bytes);

/** The boundary between the parts of a body, from its first separator line, for a header with a wrong boundary or
 *  none. Empty if there is no such line. */
std::string found_boundary(std::string_view body);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_MAIL_REPAIR_H
