/** @file disk_room.h
 *  Asks for free disk space before changes are written. Internal. */
#ifndef NEARDUP_PLUGIN_DATABASE_DISK_ROOM_H
#define NEARDUP_PLUGIN_DATABASE_DISK_ROOM_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "neardup/durable_commit.h"

namespace neardup {

/** Bytes that this process may still write in a folder; nothing if the file system does not report it. */
std::optional<std::uint64_t> room_at(const std::string& folder);

/** Bytes of the files in a folder; 0 if it cannot be read. */
std::uint64_t bytes_of_files(const std::string& folder);

/** Check that each file system of a database has likely_growth() of the changes free.
 *  @param folders  of its shards (shard_folders.h).
 *  @exception Xapian::DatabaseError with the error string of ENOSPC if there is less. */
void require_room(const std::vector<std::string>& folders, const PendingChanges& pending);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_DISK_ROOM_H
