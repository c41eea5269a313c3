/** @file document_name.h
 *  Names of documents for people: the id, or the docid of a document without a unique term. */
#ifndef NEARDUP_CLI_DATABASES_DOCUMENT_NAME_H
#define NEARDUP_CLI_DATABASES_DOCUMENT_NAME_H

#include <optional>
#include <string>

#include <xapian.h>

#include "output/listing.h"
#include "scheme/index_layout.h"

namespace neardup::cli {

/** A document's name as a JSON string: the part of its data that the scheme's layout names, else its whole id; or its
 *  docid as a number. */
Row document_name(const Xapian::Database& database, Xapian::docid docid);

/** The name under a layout that the database need not record; nothing for a document without one. */
std::optional<std::string> document_name(const Xapian::Database& database, Xapian::docid docid,
                                         const IndexLayout& layout);

/** document_name() for people: the id, or "docid N". */
std::string printable_name(const Row& name);

/** Return the docid.
 *  @exception Xapian::DocNotFoundError if no document has it. */
Xapian::docid require_document(const Xapian::Database& database, Xapian::docid docid);

/** The document that the command line names: by id, which may be in angle brackets like a Message-ID, else by docid, else
 *  by an address that gives the id of one document alone if both are percent-decoded; the id may lack its host.
 *  @exception Xapian::DocNotFoundError if neither exists. */
Xapian::docid require_document(const Xapian::Database& database, const std::string& name);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_DOCUMENT_NAME_H
