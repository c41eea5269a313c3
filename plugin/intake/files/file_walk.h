/** @file file_walk.h
 *  The files below the folders of a command line. THREADS: one at a time. */
#ifndef NEARDUP_INTAKE_FILES_FILE_WALK_H
#define NEARDUP_INTAKE_FILES_FILE_WALK_H

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace neardup {

/** A regular file. */
struct WalkedFile {
  std::string path;           ///< canonical_path(): the document's id. Any bytes but zero
  std::uint64_t size = 0;     ///< bytes
  std::int64_t modified = 0;  ///< seconds since 1970
  bool named = false;         ///< is one of the paths itself
};

/** Documents left out, counted by the reason. */
using SkipCounts = std::map<std::string, std::uint64_t>;

/** One of the paths, and why it was left out. */
struct LeftOutPath {
  std::string path;
  std::string reason;  ///< as in SkipCounts
};

/** What was found. */
struct FileWalk {
  std::vector<WalkedFile> files;
  SkipCounts skipped;
  std::vector<LeftOutPath> left_out;   ///< paths themselves, which are not counted among those skipped
  std::vector<std::string> databases;  ///< folders that are Xapian databases: nobody has looked what is below them
  std::vector<std::string> errors;     ///< one message for each path that could not be examined
};

/** Absolute, without `.`, `..` and a slash at its end: how a path is named in a database. Symbolic links stay, but
 * where
 *  `..` follows one: that is above the link's target, as the system has it. */
std::string canonical_path(const std::string& path);

/** Find the files below some paths. Each path once; the order is that of the paths, and in a folder that of the bytes
 *  of its names, files and folders mixed: it depends on names only.
 *  Left out and counted: hidden entries (names with a dot in front), links to folders, dangling links, and what is
 *  neither file nor folder, and folders that are Xapian databases. A path given itself is never left out for being
 *  hidden or a link.
 *  @param follow  whether links to folders are followed, each real folder once. */
FileWalk walk_files(const std::vector<std::string>& paths, bool follow);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_FILE_WALK_H
