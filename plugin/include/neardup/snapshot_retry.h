/** @file snapshot_retry.h
 *  Reads a database while another process writes it.
 *
 *  A Xapian reader sees the state that was committed when it opened the database. After two more commits, pages of that
 *  state may be overwritten, and the reader gets a DatabaseModifiedError. In 20 of 100,000 reads while a writer
 *  committed all the time, it got a DatabaseCorruptError although nothing was damaged. Opening can fail in the same
 *  way. Only a check whether there was a writer tells the two cases apart.
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

/** Move to the newest state, with the same retries and errors. @return whether the state changed. */
bool reopen_with_retries(Xapian::Database& database, unsigned retries = 3);

/** Read a database. If a writer overtakes the reader, read again on the newest state.
 *  @param database  is reopened for each retry.
 *  @param read      may be called several times; each call must discard earlier results. Errors of other classes than
 *                   Xapian::DatabaseError pass through.
 *  @param retries   how often to read again.
 *  @exception Xapian::DatabaseModifiedError if a writer overtook every attempt.
 *  @exception Xapian::DatabaseCorruptError if the database cannot be read although nobody changed it.
 *  @exception Xapian::DatabaseError of the read itself in the same case, if it is of another class. */
void read_with_retries(Xapian::Database& database, const std::function<void(const Xapian::Database& database)>& read,
                       unsigned retries = 3);

}  // namespace neardup

#endif  // NEARDUP_SNAPSHOT_RETRY_H
