/** @file durable_commit.h
 *  A commit that survives a power cut, does not start on a full disk, and leaves a usable handle if it fails.
 *
 *  Xapian 1.4 renames its version file into place without an fsync of the folder. After a power cut the rename may be
 *  lost while the pages that it replaced are already overwritten. Some failed writes end the process, so this looks for
 *  free space first. And a commit that failed once, because of a value that is too large, say, fails again each time;
 *  Xapian also tries it again when the handle is destroyed.
 */
#ifndef NEARDUP_DURABLE_COMMIT_H
#define NEARDUP_DURABLE_COMMIT_H

#include <cstddef>
#include <cstdint>
#include <string>

#include <xapian.h>

namespace neardup {

/** What was written since the last commit. The estimate of the space that the next commit takes is based on it. */
struct PendingChanges {
  std::size_t documents = 0;     ///< most documents that were added or changed
  std::uint64_t text_bytes = 0;  ///< text indexed with positions
};

/** Bytes that a commit is likely to take: 1 MiB, 4 for each byte of text, 1.5 KiB for the rest of each document, and
 *  8 KiB for each page that a change copies: one page for each document, and at most all pages of the files.
 *
 *  This is an estimate, not a bound. Commits of English documentation, 100 documents and more at a time, took 0.3 to
 *  0.8 of it, and so did texts of five words. Ten documents of 29 kB at a time, into a database of up to 250 MB, took
 *  up to 2.5 times as much, and text in which every word is new up to 3.2 times. If a commit fails after all, the last
 *  commit remains complete.
 *  @param files_bytes  size of the database's files. */
std::uint64_t likely_growth(const PendingChanges& pending, std::uint64_t files_bytes);

/** Commit, then fsync the database's folder, or the folders of all shards of a stub.
 *  @param path     the folder or stub file from which the database was opened.
 *  @param pending  the file system must have likely_growth() of this free. pending.documents counts up to the number of
 *                  documents in the database. Skipped where the file system does not report its free space.
 *  @exception Xapian::DatabaseError with the error string of ENOSPC if there is less: nothing was written.
 *  @exception Xapian::DatabaseError, or a class derived from it, from the commit. In both cases the uncommitted changes
 *             are dropped and the handle is at the last commit. Within a transaction of the caller, they stay.
 *  @exception Xapian::DatabaseError if a stub names a shard on another host or in memory: nothing was written.
 *  @exception Xapian::DatabaseError if there is no such path or a folder cannot be synced. The commit is done.
 *  Cost: about 13 % more than a plain commit. */
void commit_durably(Xapian::WritableDatabase& database, const std::string& path, const PendingChanges& pending = {});

/** Make a newly created database survive a power cut: fsync the folder above it, then its own; of a stub those of all
 *  its shards here. Without this, a power cut may remove the folder's name with all commits, or leave tables without a
 *  version file. Harmless for a database that existed before; does nothing if there is no folder.
 *  @exception Xapian::DatabaseError if a folder cannot be synced, or a stub leads back to itself. */
void sync_creation(const std::string& path);

}  // namespace neardup

#endif  // NEARDUP_DURABLE_COMMIT_H
