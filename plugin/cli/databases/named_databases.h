/** @file named_databases.h
 *  The databases that the command line of another program names. */
#ifndef NEARDUP_CLI_DATABASES_NAMED_DATABASES_H
#define NEARDUP_CLI_DATABASES_NAMED_DATABASES_H

#include <string>
#include <vector>

namespace neardup::cli {

/** Arguments, or their parts after `=`, that are folders of Xapian databases. Each folder once, as first named. */
std::vector<std::string> named_databases(const std::vector<std::string>& arguments);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_NAMED_DATABASES_H
