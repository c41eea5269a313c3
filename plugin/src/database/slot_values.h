/** @file slot_values.h
 *  Reads a whole value slot, from local and from remote shards, and tells which a database has; reads times as programs
 *  store them. Internal.
 */
#ifndef NEARDUP_PLUGIN_DATABASE_SLOT_VALUES_H
#define NEARDUP_PLUGIN_DATABASE_SLOT_VALUES_H

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
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

/** The time of a value in seconds since 1970. The value is `YYYYMMDD` or `YYYYMMDDHHMMSS` (UTC), 4 bytes big-endian, or
 *  Xapian::sortable_serialise() of seconds. Returns nothing for an impossible date and any other value.
 *
 *  One midnight in sixteen is serialised in 4 bytes, which would be a time in 1986 or 2089 if read as big-endian.
 *  @param serialised  whether other values of the slot show that it holds serialised numbers. Otherwise 4 bytes are
 *      read as serialised only if that gives a time after 1970; as big-endian these are all in 2089. */
std::optional<std::int64_t> stored_time(const std::string& value, bool serialised = false);

/** Whether a value must be a serialised number: it is neither digits nor 4 bytes long. */
bool is_serialised_time(const std::string& value);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_SLOT_VALUES_H
