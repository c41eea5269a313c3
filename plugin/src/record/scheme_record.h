/** @file scheme_record.h
 *  A scheme in a database's metadata: written, taken out, and what is said to whoever asks for another. Internal. */
#ifndef NEARDUP_PLUGIN_RECORD_SCHEME_RECORD_H
#define NEARDUP_PLUGIN_RECORD_SCHEME_RECORD_H

#include <string>

#include <xapian.h>

#include "neardup/error.h"
#include "scheme/scheme.h"

namespace neardup {

/** Record a scheme and a version of its tokenizer's data; writes nothing that is there already. */
void record_scheme(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& tokenizer_version);

/** Record that version alone: no document is signed under another. */
void record_only_version(Xapian::WritableDatabase& database, const Scheme& scheme,
                         const std::string& tokenizer_version);

/** Take a scheme's keys out. */
void forget_scheme(Xapian::WritableDatabase& database, const Scheme& scheme);

/** That a scheme cannot stand beside those recorded: it would write where another one does.
 *  @exception SchemeMismatchError naming both, and what they would share. */
void require_no_clash(const Xapian::Database& database, const Scheme& scheme);

/** That a database may be read and grouped under a scheme: it records that one, or none.
 *  @exception SchemeMismatchError naming all that it records, and the one asked for. Cost: one look at the metadata. */
void require_recorded(const Xapian::Database& database, const Scheme& scheme);

/** As a command line names it behind --scheme: a preset's name, else the text in quotation marks. */
std::string scheme_argument(const Scheme& scheme);

/** That a database is signed otherwise than asked for, with the remedy.
 *  @param present  how the scheme that is there is called. */
SchemeMismatchError other_scheme_error(const std::string& present, const Scheme& asked_for);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_SCHEME_RECORD_H
