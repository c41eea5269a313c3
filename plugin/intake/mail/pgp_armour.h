/** @file pgp_armour.h
 *  The armour of mail that is signed with OpenPGP in its text. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_MAIL_PGP_ARMOUR_H
#define NEARDUP_INTAKE_MAIL_PGP_ARMOUR_H

#include "mail/mail_line.h"

namespace neardup {

/** Mark the armour of signed texts: the line -----BEGIN PGP SIGNED MESSAGE----- with its Hash fields, and the block
 *  from -----BEGIN PGP SIGNATURE----- to its end. Lines of the signed text lose the dash escape "- ". A block
 *  without an end goes as far as its lines have no space. Keys that are sent as text stay.
 *  Source: RFC 4880 section 7. Cost: linear. */
void mark_pgp_armour(MailLines& lines);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_PGP_ARMOUR_H
