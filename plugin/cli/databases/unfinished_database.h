/** @file unfinished_database.h
 *  Databases whose making was interrupted. */
#ifndef NEARDUP_CLI_DATABASES_UNFINISHED_DATABASE_H
#define NEARDUP_CLI_DATABASES_UNFINISHED_DATABASE_H

#include <string>

namespace neardup::cli {

/** Take away what is left of a database whose maker ended before its first commit: tables without an byte, and no
 *  version file. Xapian does not open such a folder, and does not make a database in it. Nothing is done if any table
 *  holds something, or while another process has the lock.
 *  @param place  folder of a database; it need not exist. Errors are left to whoever opens it. */
void clear_unfinished_database(const std::string& place);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_UNFINISHED_DATABASE_H
