/** @file indexed_text.h
 *  Whether the index holds words of a document's body. Internal. */
#ifndef NEARDUP_SRC_INDEXED_TEXT_H
#define NEARDUP_SRC_INDEXED_TEXT_H

#include <cstdint>

#include <xapian.h>

namespace neardup {

/** What an index has of a document's body: its unprefixed terms. */
enum class IndexedText : std::uint8_t {
  kNone,              ///< no such term
  kWithoutPositions,  ///< words, and no position of any: nothing can be put together from them
  kWithPositions,     ///< words of which one has a position at least
};

/** @exception Xapian::DocNotFoundError if there is no such document. */
IndexedText indexed_text(const Xapian::Database& database, Xapian::docid docid);

}  // namespace neardup

#endif  // NEARDUP_SRC_INDEXED_TEXT_H
