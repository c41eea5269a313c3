/** @file lost_record.h
 *  How the documents of a database were signed whose metadata is lost: some programs copy documents with their values and terms
 *  into a new database. */
#ifndef NEARDUP_CLI_ATTACHING_LOST_RECORD_H
#define NEARDUP_CLI_ATTACHING_LOST_RECORD_H

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup::cli {

/** The scheme that the signatures from positions prove.
 *  @param asked     method and slots, and the layout if it is named.
 *  @param is_named  whether the layout is named; else that of the one program of known_applications(), or the usual one, under
 *                   which the words of all documents are those that were signed, and all have an id.
 *  @return `asked` if the database records a scheme or has no such signature.
 *  @exception SchemeMismatchError if there is no such layout, or there are several; names the remedy. */
Scheme proven_scheme(const Xapian::Database& database, const Scheme& asked, bool is_named);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ATTACHING_LOST_RECORD_H
