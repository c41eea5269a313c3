/** @file document_name.h
 *  Documents as people name them: by id, or by docid where a document has no unique term. */
#ifndef NEARDUP_CLI_DATABASES_DOCUMENT_NAME_H
#define NEARDUP_CLI_DATABASES_DOCUMENT_NAME_H

#include <string>

#include <xapian.h>

#include "output/listing.h"

namespace neardup::cli {

/** A document's id as a JSON string, or its docid as a number. */
Row document_name(const Xapian::Database& database, Xapian::docid docid);

/** document_name() for people: the id, or "docid N". */
std::string printable_name(const Row& name);

/** The number itself. @exception Xapian::DocNotFoundError if no document has it. */
Xapian::docid require_document(const Xapian::Database& database, Xapian::docid docid);

/** The document that a name on the command line means: an id, or else a docid.
 *  @exception Xapian::DocNotFoundError if there is neither. */
Xapian::docid require_document(const Xapian::Database& database, const std::string& name);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_DOCUMENT_NAME_H
