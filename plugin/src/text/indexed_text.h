/** @file indexed_text.h
 *  Whether the index holds words of a document's body. Internal. */
#ifndef NEARDUP_PLUGIN_TEXT_INDEXED_TEXT_H
#define NEARDUP_PLUGIN_TEXT_INDEXED_TEXT_H

#include <cstdint>
#include <set>
#include <string>

#include <xapian.h>

namespace neardup {

/** What an index has of a document's body: its unprefixed terms. */
enum class IndexedText : std::uint8_t {
  kNone,              ///< no such term, but for a title, a file name or an author
  kUnderPrefixes,     ///< none either, but words under prefixes: see word_prefixes()
  kWithoutPositions,  ///< words, and no position of any: nothing can be put together from them
  kWithPositions,     ///< words of which one has a position at least
};

/** @exception Xapian::DocNotFoundError if there is no such document. */
IndexedText indexed_text(const Xapian::Database& database, Xapian::docid docid);

/** The prefixes under which a document has words: two terms or more that an indexer counted (boolean terms have no
 *  wdf), without punctuation; `Z` stands for stems without a prefix. Cost: the document's term list. */
std::set<std::string> word_prefixes(const Xapian::Database& database, Xapian::docid docid);

/** "B, S"; of many, the first. */
std::string prefix_list(const std::set<std::string>& prefixes);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_INDEXED_TEXT_H
