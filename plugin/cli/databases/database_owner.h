/** @file database_owner.h
 *  Keeps the files of a database with the user who owns them. */
#ifndef NEARDUP_CLI_DATABASES_DATABASE_OWNER_H
#define NEARDUP_CLI_DATABASES_DATABASE_OWNER_H

#include <string>

namespace neardup::cli {

/** Refuse to write to a database as another user than its owner. A commit makes new files, which belong to the user who
 *  runs it. If that is root, the owner's program can no longer write.
 *  @param place  a folder; anything else has no owner to keep.
 *  @exception Xapian::DatabaseOpeningError naming both users, and the remedy. */
void require_owner(const std::string& place);

/** The name of the user who owns a file or folder, or the nearest folder above it that exists; the number of a user
 *  without a name. */
std::string owner_name(const std::string& path);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_DATABASE_OWNER_H
