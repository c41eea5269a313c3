/** @file indexed_text.h
 *  Tells whether the index holds words of a document's body. Internal. */
#ifndef NEARDUP_PLUGIN_TEXT_INDEXED_TEXT_H
#define NEARDUP_PLUGIN_TEXT_INDEXED_TEXT_H

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

/** What the index holds of a document's body: its unprefixed terms, or those of a scheme's text prefixes. */
enum class IndexedText : std::uint8_t {
  kNone,              ///< no such term; title, file name and author do not count
  kUnderPrefixes,     ///< no such term, but words under prefixes: see word_prefixes()
  kWithoutPositions,  ///< words without positions: a text cannot be read from them
  kWithPositions,     ///< words, at least one of which has a position
};

/** @param scheme  says which terms are the body.
 *  @exception Xapian::DocNotFoundError if there is no such document. */
IndexedText indexed_text(const Xapian::Database& database, Xapian::docid docid, const Scheme& scheme);

/** Whether a document has stems as TermGenerator::STEM_SOME makes them: behind a Z, besides the words. Without them the
 *  words may themselves be stems, as STEM_ALL makes them. */
bool has_stems_beside_words(const Xapian::Database& database, Xapian::docid docid, const Scheme& scheme);

/** If an index has stems instead of words, no text has the words that were signed. So many texts that have them, for
 *  each one that has not, show that the index has whole words. */
constexpr std::size_t kWholeForEachOther = 3;

/** The prefixes under which a document has words: at least two terms with a wdf (boolean terms have none) and without
 *  punctuation. `Z` stands for stems without a prefix. Cost: the document's term list. */
std::set<std::string> word_prefixes(const Xapian::Database& database, Xapian::docid docid);

/** "B, S"; names only the first of many. */
std::string prefix_list(const std::set<std::string>& prefixes);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_INDEXED_TEXT_H
