/** @file missing_files.h
 *  Documents of files that no longer exist. THREADS: pure functions. */
#ifndef NEARDUP_CLI_INDEXING_MISSING_FILES_H
#define NEARDUP_CLI_INDEXING_MISSING_FILES_H

#include <set>
#include <string>
#include <vector>

#include <xapian.h>

#include "files/file_walk.h"

namespace neardup::cli {

/** Documents that may have to go. */
struct MissingFiles {
  std::set<std::string> gone;  ///< unique terms of those whose files no longer exist
  std::set<std::string>
      held_back;  ///< paths of those whose files exist, or may exist below a path that cannot be examined
};

/** The documents of files below some paths that the walk did not find. Only documents that `index` wrote for files count. A file
 *  that the walk skipped, such as a hidden one, keeps its document. */
MissingFiles missing_files(const Xapian::Database& database, const std::vector<std::string>& paths,
                           const FileWalk& walk);

/** The other files whose documents have the URL of a file.
 *  @param path  canonical_path() of the file. Cost: reads the documents of the URL. */
std::vector<std::string> other_files_of_url(const Xapian::Database& database, const std::string& url,
                                            const std::string& path);

/** Take the paths that are certainly gone, and have documents, out of the errors of a walk: all files below them are gone. */
void accept_gone_paths(const Xapian::Database& database, const std::vector<std::string>& paths, FileWalk& walk);

/** Refuse to delete all documents below a path: it may be the mount point of a file system that is not there.
 *  @exception std::runtime_error if they all are of missing files. */
void refuse_to_delete_all(const Xapian::Database& database, const std::vector<std::string>& paths,
                          const FileWalk& walk);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_MISSING_FILES_H
