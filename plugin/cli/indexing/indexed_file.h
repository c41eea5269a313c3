/** @file indexed_file.h
 *  Documents that `index` wrote for files, and their files. THREADS: pure functions; they read the file system. */
#ifndef NEARDUP_CLI_INDEXING_INDEXED_FILE_H
#define NEARDUP_CLI_INDEXING_INDEXED_FILE_H

#include <string>

#include <xapian.h>

namespace neardup::cli {

/** Whether `index` wrote a document for a file: it has Omega's record, and a term of the suffix of the file's name.
 *  JSON lines, messages and records of archives lack this term, even if their id looks like a path.
 *  @param path  id of the document. */
bool is_of_file(const Xapian::Document& document, const std::string& path);

/** Whether a regular file certainly no longer exists. A file that cannot be examined may exist. */
bool is_gone(const std::string& path);

/** Whether a path is a folder itself or is below it.
 *  @param path, folder  canonical_path(). */
bool is_within(const std::string& path, const std::string& folder);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_INDEXED_FILE_H
