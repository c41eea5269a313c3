/** @file position_reader.h
 *  Reads the words of an indexed document from its positional terms.
 *
 *  Exact verification uses this; it needs no stored text. plugin/FORMAT.md, "Words from positions", is the normative
 *  text. THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_TEXT_POSITION_READER_H
#define NEARDUP_PLUGIN_TEXT_POSITION_READER_H

#include <xapian.h>

#include "scheme/scheme.h"
#include "tokens/text_from_positions.h"

namespace neardup {

/** The text that a scheme reads: the unprefixed terms of a document in the order of their positions, separated by
 *  spaces, or if the scheme names prefixes (IndexLayout), the words behind these in that order. Adjacent terms of one Han
 *  or Kana character are joined. If the document has word marks (word_marks.h), they tell which words are already
 *  tokens, and which tokens replace a term that would be cut differently; words behind prefixes have none. Words at one
 *  position come in the order of the prefixes. Empty for a document without positions.
 *  @exception Xapian::DocNotFoundError if there is no such document.
 *  Cost: one B-tree look-up for each distinct term: 0.5 to 0.9 M tokens/s from disk. */
TextFromPositions text_from_positions(const Xapian::Database& database, Xapian::docid docid, const Scheme& scheme);

/** The same for a document in memory, before it is added to a database or after it was read. */
TextFromPositions text_from_positions(const Xapian::Document& document, const Scheme& scheme);

/** Make Xapian read all terms and positions of a stored document now. Otherwise it reads them each time the words are
 *  used, and again when the document is written. The document's terms do not change.
 *  Cost: one look-up of positions for each term; nothing for a document that was made in memory. */
void read_positions(Xapian::Document& document);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_POSITION_READER_H
