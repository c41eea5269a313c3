/** @file rebuilt_text.h
 *  The words of an indexed document, put together again from its positional terms.
 *
 *  What exact verification reads: no stored text is needed. The result goes through the tokenizer that signs, so that
 *  both sides of a comparison are cut by one rule. THREADS: as the database handle: one at a time.
 */
#ifndef NEARDUP_REBUILT_TEXT_H
#define NEARDUP_REBUILT_TEXT_H

#include <string>

#include <xapian.h>

namespace neardup {

/** The unprefixed terms of a document in the order of their positions, separated by spaces; adjacent terms of one Han
 *  or Kana character stand together, so that a dictionary can cut them into words again. Empty for a document without
 *  positions.
 *  @exception Xapian::DocNotFoundError if there is no such document.
 *  Cost: one B-tree look-up for each distinct term: 0.5 to 0.9 M tokens/s from disk. */
std::string rebuilt_text(const Xapian::Database& database, Xapian::docid docid);

/** The same from a document in memory, before it is added to a database or after it was read. */
std::string rebuilt_text(const Xapian::Document& document);

}  // namespace neardup

#endif  // NEARDUP_REBUILT_TEXT_H
