/** @file durable_names.h
 *  Makes names of files and folders survive a power cut. Internal.
 *
 *  fsync of a file keeps its bytes. Its name is in the folder above it, and POSIX promises that a name which was made,
 *  changed or removed stays so only after fsync of that folder. A new folder's own name is in the folder above it.
 *  A rename changes two folders. Whatever tells its user that a file or a commit is there calls this first.
 *  THREADS: from any; each call works on its own descriptor.
 */
#ifndef NEARDUP_PLUGIN_DATABASE_DURABLE_NAMES_H
#define NEARDUP_PLUGIN_DATABASE_DURABLE_NAMES_H

#include <filesystem>
#include <system_error>

namespace neardup {

/** fsync a file, or a folder with the names in it.
 *  @return the reason if that failed. A file system that cannot sync folders (EINVAL) has done what it can. */
std::error_code sync_path(const std::filesystem::path& path);

/** fsync a folder after names in it were made, changed or removed.
 *  @return the reason if that failed. A folder that is gone has no names. One that this user may not read cannot be synced
 *          and counts as done: file systems with a journal then keep a name with its file's own fsync. */
std::error_code sync_names_in(const std::filesystem::path& folder);

/** The same for the folder above a path. The path need not be there any more. */
std::error_code sync_name(const std::filesystem::path& path);

/** Make a folder and those above it that are missing; the names of those that it makes are durable.
 *  @param folder  empty for the current one.
 *  @return the reason if one cannot be made or synced. */
std::error_code create_folders(const std::filesystem::path& folder);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_DURABLE_NAMES_H
