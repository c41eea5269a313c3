/** @file build_folder.h
 *  A folder beside a database that does not exist yet. Shards of it are built there in parallel, and merged.
 *
 *      DB.build/head/       metadata, no documents. Its lock is the lock of the build.
 *      DB.build/000001/     the first documents: committed durably, complete. And so on.
 *      DB.build/000002.part/  a shard in work
 *      DB.build/merged/     the database, until it gets its name
 *
 *  A build that was interrupted is resumed: finish() of the next process merges the complete shards.
 *  THREADS: shard paths from any thread; all else from one. */
#ifndef NEARDUP_CLI_DATABASES_BUILD_FOLDER_H
#define NEARDUP_CLI_DATABASES_BUILD_FOLDER_H

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include <xapian.h>

#include "databases/database_opening.h"
#include "output/log_format.h"

namespace neardup::cli {

class BuildFolder {
 public:
  /** @param place  of the database. */
  explicit BuildFolder(const std::string& place);

  std::string target() const { return target_.string(); }

  std::string head() const { return (folder_ / "head").string(); }

  /** Where a shard is while it is written. @param number  from 1. */
  std::string part(std::size_t number) const;

  /** Whether complete shards of an interrupted build are there, and the database is not. */
  bool is_left() const;

  /** Open the head of a new build. What an interrupted one left is removed.
   *  @exception as open_writable() if another process builds. */
  Xapian::WritableDatabase create(LockWait wait, LogFormat format) const;

  /** Open the head of the build that was left. */
  Xapian::WritableDatabase resume(LockWait wait, LogFormat format) const;

  /** Make a shard complete, which is durably committed and closed. */
  void complete(std::size_t number) const;

  /** Merge head and complete shards, and give the merged database its name. Docids are counted from the first shard on.
   *  The head must be open in this process, without changes. Its lock is free afterwards.
   *  @exception Xapian::DatabaseError with the error string of ENOSPC if the disk may not have room, and
   *             Xapian::DatabaseOpeningError if something else has the name. In both cases the shards are kept. */
  void finish() const;

  /** Remove a build that is left where a database is, unless another process is at work there. */
  void clear() const;

 private:
  std::filesystem::path shard(std::size_t number) const;
  std::vector<std::string> complete_shards() const;
  std::vector<std::string> merged_in_groups(std::vector<std::string> sources) const;
  void require_room_to_merge(const std::vector<std::string>& sources) const;
  void publish() const;

  std::filesystem::path target_;
  std::filesystem::path folder_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_BUILD_FOLDER_H
