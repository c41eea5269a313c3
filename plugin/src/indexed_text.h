/** @file indexed_text.h
 *  Whether the index holds words of a document's body. Internal. */
#ifndef NEARDUP_SRC_INDEXED_TEXT_H
#define NEARDUP_SRC_INDEXED_TEXT_H

#include <xapian.h>

namespace neardup {

/** Whether a document has unprefixed terms, with positions where its database has any.
 *  @exception Xapian::DocNotFoundError if there is no such document. */
bool has_indexed_text(const Xapian::Database& database, Xapian::docid docid);

}  // namespace neardup

#endif  // NEARDUP_SRC_INDEXED_TEXT_H
