/** @file file_walk.h
 *  Finds the files below the paths of a command line. THREADS: one at a time. */
#ifndef NEARDUP_INTAKE_FILES_FILE_WALK_H
#define NEARDUP_INTAKE_FILES_FILE_WALK_H

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace neardup {

/** A regular file. */
struct WalkedFile {
  std::string path;           ///< canonical_path(), the document's id; any bytes except zero
  std::uint64_t size = 0;     ///< bytes
  std::int64_t modified = 0;  ///< seconds since 1970
  bool named = false;         ///< true for a path of the command line itself
};

/** Numbers of skipped files, by reason. */
using SkipCounts = std::map<std::string, std::uint64_t>;

/** A path of the command line that was skipped, with the reason. */
struct LeftOutPath {
  std::string path;
  std::string reason;  ///< as in SkipCounts
};

/** The result of a walk. */
struct FileWalk {
  std::vector<WalkedFile> files;
  SkipCounts skipped;
  std::vector<LeftOutPath> left_out;   ///< paths of the command line, which are not counted in `skipped`
  std::vector<std::string> databases;  ///< folders that are Xapian databases; they are not searched
  std::vector<std::string> errors;     ///< one message for each path that could not be examined
};

/** The absolute path without `.`, `..` and a slash at its end, which is the id in a database. Symbolic links stay,
 *  except before `..`: there the folder above the link's target is meant, as for the system. */
std::string canonical_path(const std::string& path);

/** Find the files below some paths, each path once. Paths are in the given order. Names in a folder are in byte
 *  order, files and folders mixed, so the order depends on names only.
 *  Skipped and counted: hidden entries (names that begin with a dot) but the folders of a Maildir++, links to folders, dangling links, entries that
 *  are neither file nor folder, and folders that are Xapian databases. A path of the command line is never skipped
 *  for being hidden or a link.
 *  @param follow  follow links to folders, each real folder once. */
FileWalk walk_files(const std::vector<std::string>& paths, bool follow);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_FILE_WALK_H
