/** @file application_profile.h
 *  What is known of a program that keeps its documents in a Xapian database, a file of `name = value` lines, and where that
 *  leads: the files that are installed with this program, and the other program's database.
 *
 *  Profiles are data. Those of this project are in plugin/applications; an operator writes one for another program.
 *  THREADS: a plain value.
 */
#ifndef NEARDUP_CLI_ATTACHING_APPLICATION_PROFILE_H
#define NEARDUP_CLI_ATTACHING_APPLICATION_PROFILE_H

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "options/database_options.h"

namespace neardup::cli {

/** The running program. */
std::filesystem::path own_program();

/** A folder of this program's data, such as "omega": in the build tree, or in the installation. Nothing if there is
 *  none. */
std::optional<std::filesystem::path> program_data(const std::string& folder);

/** A rule that names a place where the database may be. */
struct PlaceRule {
  std::string path;   ///< with `~` and `$VARIABLE`; of a configuration file if there is a key
  std::string key;    ///< of the line in that file whose value is a folder; empty: the path is the place
  std::string below;  ///< below that folder
};

struct ApplicationProfile {
  std::string name;                ///< of the file, without its folder and .conf
  std::string argument;            ///< as the command line names it
  std::string title;               ///< for people: "mail of notmuch"
  std::vector<PlaceRule> places;   ///< in order of preference
  std::vector<std::string> below;  ///< where the database may be below a folder that the user names; `/*`: shards
  LayoutOptions layout;            ///< of its index
  std::string group;               ///< options of `group` for such documents; empty for the usual ones
  std::string lock;                ///< file, from the database on, that the program locks when it writes (ProgramLock)
  std::string run;                 ///< command that signs while the program indexes, for an index without positions
  std::vector<std::string> reindexing;  ///< what re-indexing does to signatures, for people
  std::vector<std::string> afterwards;  ///< what to do after each run of the indexer, for people

  /** Read a profile: empty lines, lines that begin with `#`, and `name = value`. The names are `title`, `place`,
   *  `place-from` (FILE KEY and optionally a path below), `below`, `text-prefix`, `text-from`, `not-text`,
   *  `id-term`, `id-from`, `date`, `lock`, `group`, `run`, `reindexing` and `afterwards`.
   *  @param argument  the profile as the command line names it.
   *  @exception UsageError naming the profile, the line and what is expected. */
  static ApplicationProfile parse(const std::string& argument, std::string_view text);
};

/** The profile of a program, or a profile of the user.
 *  @param application  a name of known_applications(), or the path of a file: with a slash, or ending in .conf.
 *  @exception UsageError if there is no such profile, or it cannot be read. */
ApplicationProfile load_profile(const std::string& application);

/** The text of the same. */
std::string profile_text(const std::string& application);

/** Names of the profiles of this installation, sorted. */
std::vector<std::string> known_applications();

/** A path with `~/` as $HOME, and each `$NAME` as its value. Nothing if a variable is not set. */
std::optional<std::string> expanded_path(const std::string& path);

/** The folder of a program's database, or of each of its shards. A stub that names one folder stands for it.
 *  @param place  that the user names: the database, or a folder of the program; empty: the profile's places are tried.
 *  @exception Xapian::DatabaseNotFoundError naming the places that were tried, and the remedy. */
std::vector<std::string> application_databases(const ApplicationProfile& profile, const std::string& place);

/** The database of the application with this name, if no file or folder has the name; else the name itself, a place. A note on
 *  stderr says so if the application has another database.
 *  @exception Xapian::DatabaseNotFoundError if the name is much like an application's, and nothing has it. */
std::string named_place(const std::string& name);

/** A place where a database is or will be made, with the same note.
 *  @exception UsageError if nothing has the name, and it stands for an application's database in other commands. */
std::string place_to_write(const std::string& name);

/** The folder of the documentation, or the folder's name in the sources if this program is not installed. */
std::string program_documents();

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ATTACHING_APPLICATION_PROFILE_H
