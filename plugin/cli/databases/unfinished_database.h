/** @file unfinished_database.h
 *  Removes databases whose creation was interrupted. */
#ifndef NEARDUP_CLI_DATABASES_UNFINISHED_DATABASE_H
#define NEARDUP_CLI_DATABASES_UNFINISHED_DATABASE_H

#include <string>

namespace neardup::cli {

/** Remove the remains of a database whose creation was interrupted before its first commit: empty tables without a
 *  version file. Xapian neither opens such a folder nor creates a database in it. Does nothing if a table is not
 *  empty, or while another process has the lock.
 *  @param place  folder of a database; need not exist. Errors are ignored: opening the database reports them. */
void clear_unfinished_database(const std::string& place);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_UNFINISHED_DATABASE_H
