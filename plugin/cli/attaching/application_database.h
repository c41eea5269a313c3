/** @file application_database.h
 *  Finds the database of a program by its profile. */
#ifndef NEARDUP_CLI_ATTACHING_APPLICATION_DATABASE_H
#define NEARDUP_CLI_ATTACHING_APPLICATION_DATABASE_H

#include <functional>
#include <optional>
#include <string>

#include "attaching/application_profile.h"

namespace neardup::cli {

/** The value of an environment variable; null if it is not set. */
using Environment = std::function<const char*(const std::string&)>;

/** A path with `~/` as $HOME, and each `$NAME` as its value. Nothing if a variable is not set. */
std::optional<std::string> expanded_path(const std::string& path, const Environment& environment);

/** The folder of a program's database. A stub that names one folder stands for it.
 *  @param place  that the user names: the database, or a folder of the program; empty: the profile's places are tried.
 *  @exception Xapian::DatabaseNotFoundError naming the places that were tried, and the remedy. */
std::string application_database(const ApplicationProfile& profile, const std::string& place,
                                 const Environment& environment);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ATTACHING_APPLICATION_DATABASE_H
