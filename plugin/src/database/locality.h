/** @file locality.h
 *  Whether all shards of a database are on this machine. Internal. */
#ifndef NEARDUP_PLUGIN_DATABASE_LOCALITY_H
#define NEARDUP_PLUGIN_DATABASE_LOCALITY_H

#include <xapian.h>

namespace neardup {

/** False if any shard is remote. Then every read is a round trip. */
bool is_local(const Xapian::Database& database);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_LOCALITY_H
