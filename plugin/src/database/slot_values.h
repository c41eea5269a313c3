/** @file slot_values.h
 *  Reads a whole value slot, from local and from remote shards, and tells which a database has. Internal.
 */
#ifndef NEARDUP_PLUGIN_DATABASE_SLOT_VALUES_H
#define NEARDUP_PLUGIN_DATABASE_SLOT_VALUES_H

#include <functional>
#include <map>
#include <string>

#include <xapian.h>

namespace neardup {

/** The value of a slot for every match, by one search that returns it as the sort key. */
std::map<Xapian::docid, std::string> matching_values(const Xapian::Database& database, const Xapian::Query& query,
                                                     Xapian::valueno slot);

/** Matches the documents that have a value in a slot. */
Xapian::Query has_value(Xapian::valueno slot);

/** Calls `take` for every document that has a value in a slot, by ascending docid.
 *  Cost: one pass over the slot's value stream. A remote shard's stream needs a round trip for each document; there,
 *  one search that holds all values in memory is used instead. */
void for_each_value(const Xapian::Database& database, Xapian::valueno slot,
                    const std::function<void(Xapian::docid docid, const std::string& value)>& take);

/** False if any shard is remote. Then every read is a round trip. */
bool is_local(const Xapian::Database& database);

/** For commands that rewrite documents.
 *  @param verb  what is to be done, for the message.
 *  @exception Xapian::InvalidArgumentError if the database is remote or has several shards. */
void require_one_local_shard(const Xapian::Database& database, const std::string& verb);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_SLOT_VALUES_H
