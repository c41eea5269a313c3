/** @file mailbox_name.h
 *  Names of folders of mail as IMAP servers and Maildirs write them. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_MAILBOX_NAME_H
#define NEARDUP_INTAKE_CHARACTERS_MAILBOX_NAME_H

#include <string>
#include <string_view>

namespace neardup {

/** A name in modified UTF-7, "Gel&APY-scht", as UTF-8. What is not of that form stays as it is.
 *  Cost: linear. Source: RFC 3501 section 5.1.3. */
std::string utf8_of_mailbox_name(std::string_view name);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_MAILBOX_NAME_H
