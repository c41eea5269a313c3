/** @file fingerprint_snapshot.h
 *  The fingerprints of a database in memory, for look-ups by Hamming distance that read no posting list.
 *
 *  Works whatever the scheme's bands are. THREADS: load on the thread that owns the database handle; the table may then
 *  be shared by finders on any number of threads.
 */
#ifndef NEARDUP_PLUGIN_MARKS_FINGERPRINT_SNAPSHOT_H
#define NEARDUP_PLUGIN_MARKS_FINGERPRINT_SNAPSHOT_H

#include <memory>

#include <xapian.h>

#include "fingerprint/fingerprint_table.h"
#include "scheme/scheme.h"

namespace neardup {

/** The fingerprints as they are now, by docid: what is written later is found only after loading anew. Documents
 *  without a valid fingerprint of the scheme are left out. Cost: reads the fingerprint slot of every document; of a
 *  remote shard each is a round trip. Memory: that of the table, and 16 bytes a document meanwhile. */
std::shared_ptr<const FingerprintTable> load_fingerprint_table(const Xapian::Database& database, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_FINGERPRINT_SNAPSHOT_H
