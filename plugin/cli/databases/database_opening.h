/** @file database_opening.h
 *  Opens the databases that the command line names: a folder, a stub file or HOST:PORT of a xapian-tcpsrv. Finds those that
 *  the command line of another program names, and keeps a database's files with the user who owns them.
 */
#ifndef NEARDUP_CLI_DATABASES_DATABASE_OPENING_H
#define NEARDUP_CLI_DATABASES_DATABASE_OPENING_H

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <xapian.h>

#include "output/log_format.h"

namespace neardup::cli {

/** The name of the user who owns a file or folder, or the nearest folder above it that exists; the number of a user
 *  without a name. */
std::string owner_name(const std::string& path);

/** Arguments, or their parts after `=`, that are folders of Xapian databases. Each folder once, as first named. */
std::vector<std::string> named_databases(const std::vector<std::string>& arguments);

/** Refuse words that stand the other way round.
 *  @param place  where a database should be. @param other  that is none.
 *  @exception UsageError if `place` does not exist, and `other` is a database. */
void refuse_swapped(const std::string& place, const std::string& other);

/** The error for a place where nothing is, with the remedy. @param meant  did_you_mean() of its name. */
Xapian::DatabaseNotFoundError absent_database(const std::string& place, const std::string& meant = "");

/** Open a database for reading.
 *  @exception Xapian::DatabaseNotFoundError with the remedy if the place does not exist;
 *             Xapian::DatabaseCorruptError for a damaged database; Xapian::DatabaseOpeningError if the place is not
 *             a database, or this user has no read access. */
Xapian::Database open_database(const std::string& place);

/** @exception UsageError if the place is HOST:PORT: commands do not write to remote databases. */
void refuse_remote(const std::string& place);

/** Throw the error for a stub with a remote shard.
 *  @exception UsageError always. */
[[noreturn]] void refuse_remote_shard(const std::string& place);

/** How to group a database: `group` takes neither stubs nor servers. */
struct GroupCommand {
  std::string
      text;  ///< "xapian-neardup group one.db two.db": the folders of all shards, or FOLDER... if one is elsewhere
  std::string where;  ///< empty, or " on the host that has its folders"
};

GroupCommand group_command(const std::string& place);

/** The stub file in a folder, as in the folder of a replica; the place itself if there is none. */
std::filesystem::path stub_in_folder(const std::string& place);

/** Refuse stubs, because their shards have separate metadata.
 *  @param remedy  end of the message: what to do instead.
 *  @exception UsageError if the place is a stub. */
void refuse_stub(const std::string& place,
                 const std::string& remedy = "run this command on the folder of each database");

/** How long a writer waits for another one; 0 does not wait. */
using LockWait = std::chrono::seconds;

/** Open an existing database for writing. If another process writes to it, report the event "waiting" on stderr and
 *  retry until the wait is over.
 *  @exception UsageError for HOST:PORT.
 *  @exception Xapian::DatabaseOpeningError if its files belong to another user.
 *  @exception Xapian::DatabaseLockError if the database is still locked after the wait. */
Xapian::WritableDatabase open_writable(const std::string& place, LockWait wait, LogFormat format = LogFormat::kText);

/** Like open_writable(), but creates an empty database if the place does not exist. */
Xapian::WritableDatabase open_or_create(const std::string& place, LockWait wait, LogFormat format = LogFormat::kText);

/** What read_with_retries() says if it cannot tell whether what it read is of one commit. */
void note_other_writer(LogFormat format = LogFormat::kText);

/** read_with_retries() of a function that prints by print_text(): what the last run printed is shown. */
void read_holding_output(Xapian::Database& database, const std::function<void(const Xapian::Database&)>& read,
                         LogFormat format = LogFormat::kText);

/** Open a database, and read_holding_output(). */
void read_database(const std::string& place, const std::function<void(const Xapian::Database&)>& read,
                   LogFormat format = LogFormat::kText);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_DATABASE_OPENING_H
