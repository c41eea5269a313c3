/** @file database_opening.h
 *  Databases as a command line names them: a folder, a stub file or HOST:PORT of a xapian-tcpsrv. */
#ifndef NEARDUP_CLI_DATABASES_DATABASE_OPENING_H
#define NEARDUP_CLI_DATABASES_DATABASE_OPENING_H

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "output/log_format.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** Open for reading.
 *  @exception Xapian::DatabaseNotFoundError with the remedy if nothing is there; Xapian::DatabaseCorruptError if what
 * is there was a database; Xapian::DatabaseOpeningError if it is no database, or none that this user may read. */
Xapian::Database open_database(const std::string& place);

/** @exception UsageError if the place is HOST:PORT: no command writes there. */
void refuse_remote(const std::string& place);

/** @exception UsageError, that the place is a stub one of whose shards is remote. */
[[noreturn]] void refuse_remote_shard(const std::string& place);

/** The stub file of a folder that has one, as a replica has; else the place itself. */
std::filesystem::path stub_in_folder(const std::string& place);

/** @param remedy  what to do instead.
 *  @exception UsageError if the place is a stub, whose shards have metadata of their own. */
void refuse_stub(const std::string& place,
                 const std::string& remedy = "run this command on the folder of each database");

/** How long a writer waits for another one; 0: not at all. */
using LockWait = std::chrono::seconds;

/** Open for writing what exists. If another process writes it, say so on stderr, as the event "waiting", and try again
 *  until the wait is over.
 *  @exception UsageError for HOST:PORT: write on the database's own host.
 *  @exception Xapian::DatabaseLockError if it is still locked then. */
Xapian::WritableDatabase open_writable(const std::string& place, LockWait wait, LogFormat format = LogFormat::kText);

/** The same, making an empty database where nothing is. */
Xapian::WritableDatabase open_or_create(const std::string& place, LockWait wait, LogFormat format = LogFormat::kText);

/** Run what only reads; begin again, at most three times, when a writer has overtaken it (snapshot_retry.h). What it
 *  prints must wait until it has succeeded: Listing::kWhenWhole. */
void read_database(const std::string& place, const std::function<void(const Xapian::Database&)>& read);

/** Help text of the DATABASE argument. */
extern const char* const kDatabaseHelp;

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_DATABASE_OPENING_H
