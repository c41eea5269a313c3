#include "database/disk_room.h"

#include <sys/stat.h>
#include <sys/statvfs.h>

#include <cerrno>
#include <filesystem>
#include <limits>
#include <map>
#include <system_error>

#include <xapian.h>

namespace neardup {

std::uint64_t bytes_of_files(const std::string& folder) {
  std::uint64_t bytes = 0;
  std::error_code unreadable;
  std::filesystem::directory_iterator entry(folder, unreadable);
  for (; entry != std::filesystem::directory_iterator(); entry.increment(unreadable)) {  // ++ throws
    std::error_code error;
    const std::uintmax_t size = entry->file_size(error);
    if (!error) bytes += size;
  }
  return bytes;
}

std::optional<std::uint64_t> room_at(const std::string& folder) {
  struct statvfs system {};
  if (::statvfs(folder.c_str(), &system) != 0 || system.f_blocks == 0) return std::nullopt;
  return std::uint64_t{system.f_bavail} * system.f_frsize;
}

namespace {

/** The file system of a folder; 0 if it is not known. */
dev_t device_of(const std::string& folder) {
  struct stat status {};
  return ::stat(folder.c_str(), &status) == 0 ? status.st_dev : 0;
}

void require_room_at(const std::string& path, const PendingChanges& pending) {
  const std::optional<std::uint64_t> room = room_at(path);
  if (!room || *room >= likely_growth(pending, std::numeric_limits<std::uint64_t>::max())) return;
  const std::uint64_t wanted = likely_growth(pending, bytes_of_files(path));
  if (*room >= wanted) return;
  throw Xapian::DatabaseError("a commit to '" + path + "' may take " + std::to_string(wanted >> 10) +
                                  " KiB and the disk has " + std::to_string(*room >> 10) + " KiB free",
                              ENOSPC);
}

}  // namespace

/** All documents may go to the same one of several shards, and shards on one file system need their space together.
 *  Docids spread documents evenly over the shards. */
void require_room(const std::vector<std::string>& folders, const PendingChanges& pending) {
  std::map<dev_t, std::size_t> shards;
  for (const std::string& folder : folders) ++shards[device_of(folder)];
  for (const std::string& folder : folders) {
    const std::size_t here = shards[device_of(folder)];
    const auto share = [&](std::uint64_t all) { return (all / folders.size() + 1) * here; };
    if (folders.size() == 1) return require_room_at(folder, pending);
    require_room_at(folder, {share(pending.documents), share(pending.text_bytes)});
  }
}

}  // namespace neardup
