/** @file recorded_layout.h
 *  Where the index of a signed database has texts and ids, as its scheme says. Internal.
 *
 *  THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_DATABASE_RECORDED_LAYOUT_H
#define NEARDUP_PLUGIN_DATABASE_RECORDED_LAYOUT_H

#include <optional>
#include <string>

#include <xapian.h>

#include "scheme/index_layout.h"

namespace neardup {

/** The layout of the first scheme that a database records; the usual one if it records none. Cost: two look-ups in the
 *  metadata. */
IndexLayout recorded_layout(const Xapian::Database& database);

/** The name that a layout's pattern (IndexLayout::id_pattern) finds in the first 64 KiB of a document's data, or that its value
 *  is (IndexLayout::id_slot). Nothing if the pattern does not match, matches nothing or cannot be read, without such a value, and
 *  without either of them in the layout.
 *  Cost: compiles the pattern unless it is that of the last call in this thread. */
std::optional<std::string> kept_name(const Xapian::Document& document, const IndexLayout& layout);

/** The document that keeps this name; nothing if there is none. The first if there are several.
 *  Cost: reads the data or value of all documents. */
std::optional<Xapian::docid> find_kept_name(const Xapian::Database& database, const std::string& name);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_RECORDED_LAYOUT_H
