/** @file locality.h
 *  Whether all shards of a database are on this machine. Internal. */
#ifndef NEARDUP_PLUGIN_DATABASE_LOCALITY_H
#define NEARDUP_PLUGIN_DATABASE_LOCALITY_H

#include <string>

#include <xapian.h>

namespace neardup {

/** False if any shard is remote. Then every read is a round trip. */
bool is_local(const Xapian::Database& database);

/** For commands that rewrite documents.
 *  @param verb  what is to be done, for the message.
 *  @exception Xapian::InvalidArgumentError if the database is remote or has several shards. */
void require_one_local_shard(const Xapian::Database& database, const std::string& verb);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_LOCALITY_H
