/** @file scheme_record.h
 *  Writes and removes a scheme in a database's metadata, and words the errors about other schemes. Internal. */
#ifndef NEARDUP_PLUGIN_RECORD_SCHEME_RECORD_H
#define NEARDUP_PLUGIN_RECORD_SCHEME_RECORD_H

#include <string>

#include <xapian.h>

#include "neardup/error.h"
#include "scheme/scheme.h"

namespace neardup {

/** Record a scheme and a version of its tokenizer's data, unless they are recorded already. */
void record_scheme(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& tokenizer_version);

/** Record only this version: no document is signed under another. */
void record_only_version(Xapian::WritableDatabase& database, const Scheme& scheme,
                         const std::string& tokenizer_version);

/** Remove a scheme's keys. */
void forget_scheme(Xapian::WritableDatabase& database, const Scheme& scheme);

/** Check that a scheme shares no slot or prefix with the recorded ones.
 *  @exception SchemeMismatchError naming both, and what they would share. */
void require_no_clash(const Xapian::Database& database, const Scheme& scheme);

/** Check that a database may be read and grouped under a scheme: it records this scheme, or none.
 *  @exception SchemeMismatchError naming the recorded ones and yours. Cost: one look-up in the metadata. */
void require_recorded(const Xapian::Database& database, const Scheme& scheme);

/** The scheme as you write it behind --scheme: a preset's name, or else the text in quotation marks. */
std::string scheme_argument(const Scheme& scheme);

/** The error for a database that is signed with another scheme than asked for, with the remedy.
 *  @param present  the name of the recorded scheme. */
SchemeMismatchError other_scheme_error(const std::string& present, const Scheme& asked_for);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_SCHEME_RECORD_H
