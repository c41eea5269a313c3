/** @file snapshot_retry.h
 *  Reading while another process writes.
 *
 *  A Xapian reader sees the state that was committed when it opened the database. Two commits later pages of that state
 *  may be written anew, and the reader gets a DatabaseModifiedError, now and then (20 of 100,000 reads beside a writer
 *  that committed all the time) a DatabaseCorruptError though nothing is damaged; opening can meet such pages, too.
 *  Only a look at whether there was a writer tells the two apart. THREADS: as the database handle: one at a time.
 */
#ifndef NEARDUP_OVERTAKEN_READ_H
#define NEARDUP_OVERTAKEN_READ_H

#include <functional>
#include <string>

#include <xapian.h>

namespace neardup {

/** Open a local database that another process may be writing.
 *  @param retries  how often to try again; each time on the newest state.
 *  @exception Xapian::DatabaseError and its kin of the last attempt. */
Xapian::Database open_with_retries(const std::string& path, unsigned retries = 3);

/** Go to the newest state, likewise. @return whether it is another one. */
bool reopen_with_retries(Xapian::Database& database, unsigned retries = 3);

/** Read a database; begin again on its newest state when a writer has overtaken the reader.
 *  @param database  reopened then.
 *  @param read      may be called several times, and must then forget what it had. Errors of other classes than
 *                   Xapian::DatabaseError pass through.
 *  @param retries   how often to begin again.
 *  @exception Xapian::DatabaseModifiedError if every attempt was overtaken.
 *  @exception Xapian::DatabaseCorruptError if it cannot be read although nobody has changed it.
 *  @exception Xapian::DatabaseError of the read itself in that case, when it is of another class. */
void read_with_retries(Xapian::Database& database, const std::function<void(const Xapian::Database& database)>& read,
                       unsigned retries = 3);

}  // namespace neardup

#endif  // NEARDUP_OVERTAKEN_READ_H
