/** @file snapshot_retry.h
 *  Reads a database while another process writes it.
 *
 *  A Xapian reader sees the state that was committed when it opened the database. After one more commit, a writer may
 *  overwrite pages of that state. The reader gets a DatabaseModifiedError, or, if a page is written while it is read,
 *  what is half of each state: a DatabaseCorruptError although nothing was damaged (20 of 100,000 reads while a writer
 *  committed all the time), or a wrong answer without an error (1 of 6,000, files in memory). Opening can fail in the
 *  same way. Only a look whether there was a commit tells.
 *  THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_SNAPSHOT_RETRY_H
#define NEARDUP_SNAPSHOT_RETRY_H

#include <functional>
#include <string>

#include <xapian.h>

namespace neardup {

/** Open a local database that another process may be writing.
 *  @param retries  how often to try again, each time on the newest state.
 *  @exception Xapian::DatabaseError, or a class derived from it, of the last attempt. */
Xapian::Database open_with_retries(const std::string& path, unsigned retries = 3);

/** Move to the newest state, with the same retries and errors.
 *  @return whether the state changed; false if one of several databases has no commit yet. */
bool reopen_with_retries(Xapian::Database& database, unsigned retries = 3);

/** Read a database. If another process commits meanwhile, read again on the newest state, so that all that is read is of one
 *  commit.
 *  @param database  is reopened after each attempt: a look at one small file, if nothing has changed.
 *  @param read      may be called several times; each call must discard earlier results. Errors of other classes than
 *                   Xapian::Error pass through.
 *  @param retries   how often to read again.
 *  @return whether it is. False: there was a commit during each attempt, but the last one met no error; pages that are half of
 *          each state are rare.
 *  @exception Xapian::DatabaseModifiedError if there was a commit during each attempt, and the last one met an error.
 *  @exception Xapian::DatabaseCorruptError if the database cannot be read although nobody changed it.
 *  @exception Xapian::Error of the read itself in the same case, if it is of another class. */
bool read_with_retries(Xapian::Database& database, const std::function<void(const Xapian::Database& database)>& read,
                       unsigned retries = 3);

}  // namespace neardup

#endif  // NEARDUP_SNAPSHOT_RETRY_H
