/** @file read_positions.h
 *  All positions of a document, read into memory at once. */
#ifndef NEARDUP_PLUGIN_TEXT_READ_POSITIONS_H
#define NEARDUP_PLUGIN_TEXT_READ_POSITIONS_H

#include <xapian.h>

namespace neardup {

/** Make Xapian read all terms and positions of a stored document now, once, instead of each time that its words are
 *  looked at and again when it is written. The document keeps its terms, whatever they are.
 *  Cost: one look-up of positions for each term; nothing for a document that was made in memory. */
void read_positions(Xapian::Document& document);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_READ_POSITIONS_H
