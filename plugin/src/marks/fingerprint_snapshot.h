/** @file fingerprint_snapshot.h
 *  The fingerprints of a database in memory, for look-ups by Hamming distance that read no posting list.
 *
 *  Works with every kind of bands. THREADS: load it in the thread that owns the database handle; then finders in any
 *  number of threads may share the table.
 */
#ifndef NEARDUP_PLUGIN_MARKS_FINGERPRINT_SNAPSHOT_H
#define NEARDUP_PLUGIN_MARKS_FINGERPRINT_SNAPSHOT_H

#include <memory>

#include <xapian.h>

#include "fingerprint/fingerprint_table.h"
#include "scheme/scheme.h"

namespace neardup {

/** The fingerprints as they are now, by docid. To find documents that are written later, load again. Documents without
 *  a valid fingerprint of the scheme are left out. Cost: reads the fingerprint slot of every document, on a remote
 *  shard with a round trip for each. Memory: the table, and 16 bytes a document while loading. */
std::shared_ptr<const FingerprintTable> load_fingerprint_table(const Xapian::Database& database, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_FINGERPRINT_SNAPSHOT_H
