/** @file position_reader.h
 *  The words of an indexed document, put together from its positional terms.
 *
 *  What exact verification reads: no stored text is needed. plugin/FORMAT.md, "Words from positions", is the normative
 *  text. THREADS: as the database handle: one at a time.
 */
#ifndef NEARDUP_PLUGIN_TEXT_POSITION_READER_H
#define NEARDUP_PLUGIN_TEXT_POSITION_READER_H

#include <xapian.h>

#include "tokens/text_from_positions.h"

namespace neardup {

/** The unprefixed terms of a document in the order of their positions, separated by spaces; adjacent terms of one Han
 *  or Kana character stand together. Where the document has word marks (word_marks.h), they say which words are tokens
 *  as they stand, and what a term that reads otherwise stands for. Empty for a document without positions.
 *  @exception Xapian::DocNotFoundError if there is no such document.
 *  Cost: one B-tree look-up for each distinct term: 0.5 to 0.9 M tokens/s from disk. */
TextFromPositions text_from_positions(const Xapian::Database& database, Xapian::docid docid);

/** The same from a document in memory, before it is added to a database or after it was read. */
TextFromPositions text_from_positions(const Xapian::Document& document);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_POSITION_READER_H
