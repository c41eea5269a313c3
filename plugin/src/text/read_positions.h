/** @file read_positions.h
 *  Reads all positions of a document into memory at once. */
#ifndef NEARDUP_PLUGIN_TEXT_READ_POSITIONS_H
#define NEARDUP_PLUGIN_TEXT_READ_POSITIONS_H

#include <xapian.h>

namespace neardup {

/** Make Xapian read all terms and positions of a stored document now. Otherwise it reads them each time the words are
 *  used, and again when the document is written. The document's terms do not change.
 *  Cost: one look-up of positions for each term; nothing for a document that was made in memory. */
void read_positions(Xapian::Document& document);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_READ_POSITIONS_H
