/** @file build_folder.h
 *  A folder beside a database that does not exist yet. Shards of it are built there in parallel, and merged.
 *
 *      DB.neardup-build/neardup-build   says whose folder this is. Its lock is the lock of the build; it goes last.
 *      DB.neardup-build/head/           metadata, no documents
 *      DB.neardup-build/000001/         the first documents: committed durably, complete. And so on.
 *      DB.neardup-build/000001-000064/  these shards, merged
 *      DB.neardup-build/000065.part/    a shard in work
 *      DB.neardup-build/merged/         the whole database, until it gets its name
 *
 *  A build that was interrupted is resumed: finish() of the next process merges the complete shards. Nothing is removed
 *  from a folder without the first file, and of other files none.
 *  THREADS: shard paths from any thread; all else from one. */
#ifndef NEARDUP_CLI_DATABASES_BUILD_FOLDER_H
#define NEARDUP_CLI_DATABASES_BUILD_FOLDER_H

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <xapian.h>

#include "databases/database_opening.h"
#include "output/log_format.h"
#include "programs/child_process.h"

namespace neardup::cli {

class BuildFolder {
 public:
  /** @param place  of the database. */
  explicit BuildFolder(const std::string& place);

  std::string target() const { return target_.string(); }

  std::string folder() const { return folder_.string(); }

  std::string head() const { return (folder_ / "head").string(); }

  /** Where a shard is while it is written. @param number  from 1. */
  std::string part(std::size_t number) const;

  /** Whether the folder is there and has the mark, or is empty, as a removal leaves it that a power cut interrupted. */
  bool exists() const;

  /** Make the folder if it is not there, and lock it, until the last copy of this object is gone or the folder removed.
   *  @return whether this process has the lock: false if another one has it for longer than `wait` and the database exists.
   *  @exception Xapian::DatabaseLockError if another one has it, and the database does not exist;
   *             Xapian::DatabaseOpeningError if a folder of this name has no mark and is not empty. */
  bool lock(LockWait wait, LogFormat format);

  /** Bring what an interrupted build left to its end: a database of its complete shards, if there are any and nothing else
   *  has the name; else they are removed. A finished database whose name was taken is kept where it is. Locked. */
  void settle() const;

  /** Open the head of a new build. Locked. */
  Xapian::WritableDatabase create() const;

  /** Make a shard complete, which is durably committed and closed. */
  void complete(std::size_t number) const;

  /** Merge head and complete shards, give the merged database its name, and remove the folder. Docids are counted from the
   *  first shard on. Of each level of merges the sources are removed. Locked; the head must be without changes.
   *  @exception Xapian::DatabaseError with the error string of ENOSPC if the disk may not have room, and
   *             Xapian::DatabaseOpeningError if something else has the name. In both cases the shards are kept. */
  void finish();

  /** Remove what builds make, and the folder if nothing else is in it. The lock is free afterwards. */
  void remove();

 private:
  std::filesystem::path shard(std::size_t number) const;
  std::filesystem::path mark() const;
  bool has_mark() const;
  std::filesystem::path merged() const { return folder_ / "merged"; }
  bool try_lock();
  std::vector<std::string> complete_shards() const;
  std::vector<std::string> merged_in_groups(std::vector<std::string> sources) const;
  void require_room_to_merge(const std::vector<std::string>& sources) const;
  void remove_unfinished() const;
  void merge_all() const;
  void publish() const;
  void remove_parts() const;

  std::filesystem::path target_;
  std::filesystem::path folder_;
  std::shared_ptr<Descriptor> lock_;  // null without it
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_BUILD_FOLDER_H
