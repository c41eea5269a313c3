/** @file file_walk.h
 *  Finds the files below the paths of a command line. THREADS: one at a time. */
#ifndef NEARDUP_INTAKE_FILES_FILE_WALK_H
#define NEARDUP_INTAKE_FILES_FILE_WALK_H

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "files/file_state.h"

namespace neardup {

/** Which symbolic links in a folder are taken for what they point to. */
enum class Links {
  kNone,     ///< they are skipped
  kOfFiles,  ///< those to files
  kAll       ///< those to folders, too: each real folder once
};

/** A regular file. */
struct WalkedFile {
  std::string path;    ///< canonical_path(), the document's id; any bytes except zero
  FileState state;     ///< when the walk came by
  bool named = false;  ///< true for a path of the command line itself
  bool link = false;   ///< true for a symbolic link to a file
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
 *  Skipped and counted: hidden entries (names that begin with a dot) but the folders of a Maildir++, links that are not
 *  taken, dangling links, entries that are neither file nor folder, and folders that are Xapian databases. A path of the
 *  command line is never skipped for being hidden or a link. */
FileWalk walk_files(const std::vector<std::string>& paths, Links links);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_FILE_WALK_H
