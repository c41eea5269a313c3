/** @file unfinished_database.h
 *  Databases that lack files: removes those whose creation was interrupted, and names the tables that another one lost.
 *
 *  Xapian creates most tables with their first entry. It reads a deleted table like one that was never created, as
 *  empty, and its own check reports nothing.
 */
#ifndef NEARDUP_CLI_DATABASES_UNFINISHED_DATABASE_H
#define NEARDUP_CLI_DATABASES_UNFINISHED_DATABASE_H

#include <filesystem>
#include <string>
#include <vector>

namespace neardup::cli {

/** Remove the remains of a database whose creation was interrupted before its first commit: empty tables without a
 *  version file. Xapian neither opens such a folder nor creates a database in it. Does nothing if a table is not
 *  empty, or while another process has the lock.
 *  @param place  folder of a database; need not exist. Errors are ignored: opening the database reports them. */
void clear_unfinished_database(const std::string& place);

struct LostTable {
  std::filesystem::path file;
  std::string content;  ///< description of its content for people: "the positions of words"
};

/** The tables that have entries according to the version file of a glass database (`iamglass`), but no file.
 *  @param place  a folder, or a stub, whose local databases are examined.
 *  @return empty for a single-file database, and for one whose version file cannot be parsed.
 *  @exception std::filesystem::filesystem_error if this user has no access; errors of shard_places(). */
std::vector<LostTable> lost_tables(const std::filesystem::path& place);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_UNFINISHED_DATABASE_H
