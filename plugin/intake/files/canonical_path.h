/** @file canonical_path.h
 *  The one name of a file, however its path was given.
 *  THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_FILES_CANONICAL_PATH_H
#define NEARDUP_INTAKE_FILES_CANONICAL_PATH_H

#include <string>

namespace neardup {

/** The absolute path without `.`, `..` and a slash at its end, which is the id in a database. Symbolic links stay,
 *  except before `..`: there the folder above the link's target is meant, as for the system. */
std::string canonical_path(const std::string& path);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_CANONICAL_PATH_H
