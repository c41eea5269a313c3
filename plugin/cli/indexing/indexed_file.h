/** @file indexed_file.h
 *  Documents that `index` wrote of files, and their files. THREADS: pure functions; the file system is read. */
#ifndef NEARDUP_CLI_INDEXING_INDEXED_FILE_H
#define NEARDUP_CLI_INDEXING_INDEXED_FILE_H

#include <string>

#include <xapian.h>

namespace neardup::cli {

/** Whether a document is as `index` writes that of a file: Omega's record of one, with a term of its name's suffix. A
 *  JSON line, a message or a record of an archive may have an id that looks like a path, and has no such term.
 *  @param path  the document's id. */
bool is_of_file(const Xapian::Document& document, const std::string& path);

/** Whether there is certainly no regular file of that name any more. What cannot be looked at may be there. */
bool is_gone(const std::string& path);

/** Whether a path is a folder's or below it. @param path, folder  canonical_path(). */
bool is_within(const std::string& path, const std::string& folder);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_INDEXED_FILE_H
