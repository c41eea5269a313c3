/** @file shard_folders.h
 *  The folders that hold a database's files: its own, or those that a stub names. Internal. */
#ifndef NEARDUP_PLUGIN_DATABASE_SHARD_FOLDERS_H
#define NEARDUP_PLUGIN_DATABASE_SHARD_FOLDERS_H

#include <string>
#include <vector>

namespace neardup {

/** @param path  what the database was opened from: a folder, a stub file, or a folder with a stub file in it.
 *  @return the folders of its shards, in their order; of a single-file database the one that it lies in; a path where
 *          nothing is as it is.
 *  @exception Xapian::DatabaseError if a stub names a shard that has no folder here. */
std::vector<std::string> shard_folders(const std::string& path);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_SHARD_FOLDERS_H
