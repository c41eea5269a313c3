/** @file database_scheme.h
 *  Which schemes a database is signed with: their texts, kept in the database's metadata by prepare_database().
 *
 *  Each scheme has a key of its own, so that xapian-compact, which keeps the union of the keys, never mixes two up.
 *  A database of several shards answers with its first shard's metadata, as Xapian does.
 *  THREADS: as the database handle: one at a time.
 */
#ifndef NEARDUP_PLUGIN_RECORD_DATABASE_SCHEME_H
#define NEARDUP_PLUGIN_RECORD_DATABASE_SCHEME_H

#include <cstdint>
#include <string>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

/** The schemes recorded in a database, ascending by id; empty for a database that was never signed.
 *  @exception SchemeMismatchError if a text cannot be read: it was written by a later version of this program. */
std::vector<Scheme> recorded_schemes(const Xapian::Database& database);

/** The one scheme of a database.
 *  @exception SchemeMismatchError if there is none, or if there are several; they are named. */
Scheme database_scheme(const Xapian::Database& database);

/** Whether one of the schemes would write where another one does: their signatures stand in one database only after a
 *  merge, or while a re-signing is unfinished. */
bool any_clash(const std::vector<Scheme>& schemes);

/** Versions of the tokenizer's data under which documents were signed, ascending: more than one after an upgrade. */
std::vector<std::string> recorded_tokenizer_versions(const Xapian::Database& database, const Scheme& scheme);

/** Name of the scheme with that id if the database knows it, else the bare id and that it is unknown: for messages. */
std::string describe_scheme(const Xapian::Database& database, std::uint32_t scheme_id);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_DATABASE_SCHEME_H
