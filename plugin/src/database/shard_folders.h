/** @file shard_folders.h
 *  The folders with a database's files: its own, or those that a stub names. Internal. */
#ifndef NEARDUP_PLUGIN_DATABASE_SHARD_FOLDERS_H
#define NEARDUP_PLUGIN_DATABASE_SHARD_FOLDERS_H

#include <string>
#include <vector>

namespace neardup {

/** @param path  where the database was opened: a folder, a stub file, or a folder with a stub file in it.
 *  @return the folders of its shards, in order; for a single-file database the folder of the file; the path itself if
 *          nothing is there.
 *  @exception Xapian::DatabaseError if a stub names a shard that has no folder here. */
std::vector<std::string> shard_folders(const std::string& path);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_SHARD_FOLDERS_H
