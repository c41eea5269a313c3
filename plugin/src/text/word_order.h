/** @file word_order.h
 *  Keeps the order of a document's words in the positions of one term, so that the term list and that one position list
 *  give the words. Xapian keeps the positions of each term by themselves: to read them all costs ten times as much.
 *  plugin/FORMAT.md, "Order of the words". Internal. THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_TEXT_WORD_ORDER_H
#define NEARDUP_PLUGIN_TEXT_WORD_ORDER_H

#include <optional>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"
#include "text/positioned_terms.h"
#include "tokens/text_from_positions.h"

namespace neardup {

/** Remove the order of the words. @return whether there was one. */
bool remove_word_order(Xapian::Document& document);

/** Write the order of the words that a scheme reads, in place of an earlier one. None for a document without positions or
 *  with more words than IndexLayout::ordered_words, or if it needs more than 32 bits, as 150,000 words that occur once do.
 *  Cost: reads all positions of the document, which is fast in memory. */
void write_word_order(Xapian::Document& document, const Scheme& scheme);

/** The same for a document without an order, from what a caller knows of it. Cheapest while the document has few terms.
 *  @param places  ascending; numbers of words among the unprefixed terms and word marks that the document will have
 *  @param wdfs    of these */
void write_word_order(Xapian::Document& document, const IndexLayout& layout, const std::vector<PlacedWord>& places,
                      const std::vector<Xapian::termcount>& wdfs);

/** What text_from_positions() gives, by the order that is stored; nothing if there is none or no writer gives it. It may be
 *  another text if terms of the document have changed since: compare its digest with the signed one.
 *  @exception Xapian::DocNotFoundError if there is no such document. Cost: two look-ups. */
std::optional<TextFromPositions> text_in_word_order(const Xapian::Database& database, Xapian::docid docid,
                                                    const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_WORD_ORDER_H
