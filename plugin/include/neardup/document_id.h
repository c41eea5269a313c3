/** @file document_id.h
 *  Documents by name: the unique term that an indexer gives each document ("Q" or "U" and an id).
 *
 *  THREADS: as the database handle: one at a time.
 */
#ifndef NEARDUP_DOCUMENT_ID_H
#define NEARDUP_DOCUMENT_ID_H

#include <optional>
#include <string>
#include <string_view>

#include <xapian.h>

namespace neardup {

/** The unique term of an id: "Q" and the id; a longer one than 240 octets is cut and ends in a hash of what was cut,
 *  as Omega's indexers write it. */
std::string unique_term(std::string_view id);

/** The document with that id, by its "Q" term or else its "U" term.
 *  @return nothing if there is none; the first if there are several. */
std::optional<Xapian::docid> find_document(const Xapian::Database& database, std::string_view id);

/** The id of a document: its "Q" term or else its "U" term, without the prefix.
 *  @return nothing if it has neither.
 *  @exception Xapian::DocNotFoundError if there is no such document. */
std::optional<std::string> document_id(const Xapian::Database& database, Xapian::docid docid);

}  // namespace neardup

#endif  // NEARDUP_DOCUMENT_ID_H
