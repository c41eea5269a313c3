/** @file lost_tables.h
 *  Tables of a database whose files are gone. Xapian makes most tables when they get their first entry, and cannot tell
 *  one that was never made from one whose file was deleted: it reads both as empty, and its own check finds nothing. */
#ifndef NEARDUP_CLI_DATABASES_LOST_TABLES_H
#define NEARDUP_CLI_DATABASES_LOST_TABLES_H

#include <filesystem>
#include <string>
#include <vector>

namespace neardup::cli {

struct LostTable {
  std::filesystem::path file;
  std::string content;  ///< what it held, for people: "the positions of words"
};

/** The tables that a glass database's version file (`iamglass`) has entries of, and that have no file.
 *  @param place  a folder, or a stub, of which each local database is looked at; nothing is lost of a single-file
 *                database, nor, as far as this can tell, of one whose version file cannot be read.
 *  @exception std::filesystem::filesystem_error if this user may not look for a file. */
std::vector<LostTable> lost_tables(const std::filesystem::path& place);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_LOST_TABLES_H
