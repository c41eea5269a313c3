/** @file database_files.h
 *  The files of a database on its disk: their folders, its own or those that a stub names, and whether there is room for
 *  changes. Internal.
 */
#ifndef NEARDUP_PLUGIN_DATABASE_DATABASE_FILES_H
#define NEARDUP_PLUGIN_DATABASE_DATABASE_FILES_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "neardup/durable_commit.h"

namespace neardup {

/** A shard of a database. */
struct ShardPlace {
  std::string text;  ///< its path; else the line of the stub that names it
  bool here = true;  ///< whether it is a folder or a file of this host
};

/** The shards of a database, in the order of its stubs; a path that is not a stub is one itself, whether anything is there
 *  or not. Xapian follows a stub that names itself until its stack overflows, so call this before you open a database.
 *  @param path  a folder, a stub file, or a folder with a stub file in it.
 *  @exception Xapian::DatabaseOpeningError if a stub leads back to itself; Xapian::DatabaseError if one cannot be read. */
std::vector<ShardPlace> shard_places(const std::string& path);

/** @param path  where the database was opened, as above.
 *  @return the folders of its shards; for a single-file database the folder of the file.
 *  @exception Xapian::DatabaseError if a stub names a shard that has no folder here. */
std::vector<std::string> shard_folders(const std::string& path);

/** Bytes that this process may still write in a folder; nothing if the file system does not report it. */
std::optional<std::uint64_t> room_at(const std::string& folder);

/** Bytes of the files in a folder; 0 if it cannot be read. */
std::uint64_t bytes_of_files(const std::string& folder);

/** Check that each file system of a database has likely_growth() of the changes free.
 *  @param folders  of its shards (shard_folders()).
 *  @exception Xapian::DatabaseError with the error string of ENOSPC if there is less. */
void require_room(const std::vector<std::string>& folders, const PendingChanges& pending);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_DATABASE_FILES_H
