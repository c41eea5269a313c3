/** @file database_scheme.h
 *  The schemes with which a database is signed. prepare_database() keeps their texts in the database's metadata.
 *
 *  Each scheme has its own key, so xapian-compact, which keeps the union of the keys, never mixes two schemes up.
 *  For a database of several shards, Xapian reads the first shard's metadata.
 *  THREADS: use a database handle in one thread at a time.
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
 *  @exception SchemeMismatchError if a text cannot be read: a later version of this program wrote it. */
std::vector<Scheme> recorded_schemes(const Xapian::Database& database);

/** The one scheme of a database.
 *  @exception SchemeMismatchError if there is none, or if there are several; names them. */
Scheme database_scheme(const Xapian::Database& database);

/** Whether two of the schemes write to the same place. Such signatures are in one database only after a merge, or while
 *  a re-signing is unfinished. */
bool any_clash(const std::vector<Scheme>& schemes);

/** Versions of the tokenizer's data under which documents were signed, ascending: more than one after an upgrade. */
std::vector<std::string> recorded_tokenizer_versions(const Xapian::Database& database, const Scheme& scheme);

/** For messages: the name of the scheme with this id, or the bare id and that the database does not know it. */
std::string describe_scheme(const Xapian::Database& database, std::uint32_t scheme_id);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_DATABASE_SCHEME_H
