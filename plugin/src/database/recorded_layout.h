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

/** The name that a layout's pattern (IndexLayout::id_pattern) finds in the data of a document: in the first 64 KiB.
 *  Nothing if it does not match, matches nothing, or cannot be read.
 *  Cost: compiles the pattern unless it is that of the last call in this thread. */
std::optional<std::string> name_in_data(const std::string& pattern, const std::string& data);

/** The document whose data give this name; nothing without a pattern or such a document. The first if there are several.
 *  Cost: reads the data of all documents. */
std::optional<Xapian::docid> find_name_in_data(const Xapian::Database& database, const std::string& name);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_RECORDED_LAYOUT_H
