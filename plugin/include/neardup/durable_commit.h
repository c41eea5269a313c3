/** @file durable_commit.h
 *  A commit that survives a power cut, is not begun on a full disk, and leaves a usable handle when it fails.
 *
 *  Xapian 1.4 renames its version file into place without an fsync of the folder: after a power cut the rename may be
 *  lost while the pages it replaced are already overwritten. On some failed writes it ends the process, so room is
 *  looked for first. And a commit that failed, for a value that is too large, say, fails again each time, and is tried
 *  again when the handle goes.
 */
#ifndef NEARDUP_DURABLE_COMMIT_H
#define NEARDUP_DURABLE_COMMIT_H

#include <cstddef>
#include <cstdint>
#include <string>

#include <xapian.h>

namespace neardup {

/** What was written since the last commit, for an estimate of the room that the next one takes. */
struct PendingChanges {
  std::size_t documents = 0;     ///< at the most, that were added or changed
  std::uint64_t text_bytes = 0;  ///< indexed with positions
};

/** Bytes that a commit is likely to take: 1 MiB, 4 for each byte of text, 1.5 KiB for what a document has besides, and
 *  8 KiB for each page that a change copies, a page a document and no more than there are.
 *
 *  An estimate, no bound. Commits of English documentation, 100 documents and more at a time, took 0.3 to 0.8 of it, as
 *  did texts of five words; ten documents of 29 kB at a time, into a database of up to 250 MB, up to 2.5 of it, and
 *  text in which every word is new up to 3.2. A commit that fails after all leaves the last one whole.
 *  @param files_bytes  of the database's files. */
std::uint64_t likely_growth(const PendingChanges& pending, std::uint64_t files_bytes);

/** Commit, then fsync the database's folder, or those of all shards of a stub.
 *  @param path     the folder or stub file the database was opened from.
 *  @param pending  the file system must have likely_growth() free; of documents no more are counted than the database
 *                  has. Not looked at where the file system does not tell.
 *  @exception Xapian::DatabaseError with the error string of ENOSPC if there is less: nothing was written.
 *  @exception Xapian::DatabaseError and its kin from the commit. In both cases what was not committed is dropped, and
 *             the handle is at the last commit; within a transaction of the caller's it is left as it is.
 *  @exception Xapian::DatabaseError if a stub names a shard on another host or in memory: nothing was written.
 *  @exception Xapian::DatabaseError if there is no such path or a folder cannot be synced: the commit is done all the
 *             same.
 *  Cost: about 13 % over a plain commit. */
void commit_durably(Xapian::WritableDatabase& database, const std::string& path, const PendingChanges& pending = {});

/** Make a database that was created just now outlive a power cut: fsync the folder above it, then its own. Without that
 *  a cut may take the folder's name away, commits and all, or leave tables without a version file. For one that was
 *  there already it does no harm; for anything but a folder it does nothing.
 *  @exception Xapian::DatabaseError if a folder cannot be synced. */
void sync_creation(const std::string& path);

}  // namespace neardup

#endif  // NEARDUP_DURABLE_COMMIT_H
