/** @file document_id.h
 *  Identifies documents: by the unique term that an indexer gives each document ("Q" or "U" and an id), and for people by
 *  the lines `NAME=VALUE` of a document's data, as Omega's programs write them, or what the layout of the database names.
 *
 *  THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_DATABASE_DOCUMENT_ID_H
#define NEARDUP_PLUGIN_DATABASE_DOCUMENT_ID_H

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <xapian.h>

#include "scheme/index_layout.h"

namespace neardup {

/** The layout of the first scheme that a database records; the usual one if it records none. Cost: two look-ups in the
 *  metadata. */
IndexLayout recorded_layout(const Xapian::Database& database);

/** The name that a layout's pattern (IndexLayout::id_pattern) finds in the first 64 KiB of a document's data, or that its value
 *  is (IndexLayout::id_slot). Nothing if the pattern does not match, matches nothing or cannot be read, without such a value, and
 *  without either of them in the layout.
 *  Cost: compiles the pattern unless it is that of the last call in this thread. */
std::optional<std::string> kept_name(const Xapian::Document& document, const IndexLayout& layout);

/** The document that keeps this name; nothing if there is none. The first if there are several.
 *  Cost: reads the data or value of all documents. */
std::optional<Xapian::docid> find_kept_name(const Xapian::Database& database, const std::string& name);

constexpr std::size_t kLongestUniqueTerm = 240;  ///< bytes: Omega's limit; Xapian's is 245
constexpr std::size_t kWholeInUniqueTerm = 234;  ///< bytes of a longer term that stay in front of the hash of the rest

/** The unique term of an id: "Q" and the id. A term longer than 240 bytes is cut and ends in a hash of the rest, as
 *  Omega's indexers write it. The hash has 32 bits, so two long ids may share a unique term, and collisions are easy to
 *  make on purpose. Programs that write documents with long ids also store the whole id: kWholeIdField. */
std::string unique_term(std::string_view id);

/** Name of the line in a document's data, `id=VALUE`, that holds the whole id if the unique term does not. */
constexpr const char* kWholeIdField = "id";

/** The value of that line: the id, percent-encoded; empty if the unique term holds the whole id. */
std::string whole_id_field(std::string_view id);

/** The whole id of a document: from its data if the term was cut, else its unique term without the first letter.
 *  @param unique_term  of the document. */
std::string whole_id(const Xapian::Document& document, std::string_view unique_term);

/** The document with this id, by its "Q" term or else its "U" term, or by the prefixes that the recorded scheme names
 *  (IndexLayout::id_prefixes). If the id is long, a document whose data hold
 *  another id does not match, although the unique terms are equal.
 *  @return nothing if there is none; the first if there are several. */
std::optional<Xapian::docid> find_document(const Xapian::Database& database, std::string_view id);

/** The id of a document: its "Q" term or else its "U" term, without the prefix; or the term of the prefixes that the
 *  recorded scheme names, of which a colon may follow one of several letters.
 *  @return nothing if it has neither.
 *  @exception Xapian::DocNotFoundError if there is no such document. */
std::optional<std::string> document_id(const Xapian::Database& database, Xapian::docid docid);

/** The same under a layout that the database need not record. */
std::optional<std::string> document_id(const Xapian::Database& database, Xapian::docid docid,
                                       const IndexLayout& layout);

/** The id that document_id() gives of a document with this unique term, under a layout. Nothing if the term has none of the
 *  layout's prefixes. */
std::optional<std::string> id_in_term(const std::string& unique_term, const IndexLayout& layout);

/** The first value of this name that is not empty; empty if there is none. Accepts any bytes. */
inline std::string_view data_field(std::string_view data, std::string_view name) {
  while (!data.empty()) {
    const std::string_view line = data.substr(0, data.find('\n'));
    const std::size_t end = name.size();
    if (line.size() > end + 1 && line.substr(0, end) == name && line[end] == '=') return line.substr(end + 1);
    data.remove_prefix(std::min(line.size() + 1, data.size()));
  }
  return {};
}

/** What a search shows as the title: `caption`, else `title`; empty for neither. */
inline std::string_view title_in_data(std::string_view data) {
  const std::string_view caption = data_field(data, "caption");
  return caption.empty() ? data_field(data, "title") : caption;
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_DOCUMENT_ID_H
