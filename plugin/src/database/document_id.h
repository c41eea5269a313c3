/** @file document_id.h
 *  Documents by name: the unique term that an indexer gives each document ("Q" or "U" and an id).
 *
 *  THREADS: as the database handle: one at a time.
 */
#ifndef NEARDUP_PLUGIN_DATABASE_DOCUMENT_ID_H
#define NEARDUP_PLUGIN_DATABASE_DOCUMENT_ID_H

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <xapian.h>

namespace neardup {

constexpr std::size_t kLongestUniqueTerm = 240;  ///< bytes: Omega's bound; Xapian's is 245
constexpr std::size_t kWholeInUniqueTerm = 234;  ///< bytes of a longer one before the hash of the others

/** The unique term of an id: "Q" and the id; a longer one than 240 bytes is cut and ends in a hash of what was cut,
 *  as Omega's indexers write it. The hash has 32 bits and is easy to meet on purpose: two long ids may have one unique
 *  term. Whoever writes documents with long ids keeps them whole, too: kWholeIdField. */
std::string unique_term(std::string_view id);

/** Name of the line in a document's data, `id=VALUE`, that holds an id which its unique term does not hold whole. */
constexpr const char* kWholeIdField = "id";

/** The value of that line: the id, percent-encoded; empty for an id that its unique term holds whole. */
std::string whole_id_field(std::string_view id);

/** The id of a document whole: what its data keep of one that was cut, else its unique term without the first letter.
 *  @param unique_term  of the document. */
std::string whole_id(const Xapian::Document& document, std::string_view unique_term);

/** The document with that id, by its "Q" term or else its "U" term. Of a long id, one whose data keep another id that
 *  has the same unique term is not it.
 *  @return nothing if there is none; the first if there are several. */
std::optional<Xapian::docid> find_document(const Xapian::Database& database, std::string_view id);

/** The id of a document: its "Q" term or else its "U" term, without the prefix.
 *  @return nothing if it has neither.
 *  @exception Xapian::DocNotFoundError if there is no such document. */
std::optional<std::string> document_id(const Xapian::Database& database, Xapian::docid docid);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_DOCUMENT_ID_H
