#include "neardup/durable_commit.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <limits>
#include <map>
#include <optional>
#include <system_error>
#include <vector>

#include "database/shard_folders.h"

namespace neardup {

namespace {

void sync_folder(const std::string& folder) {
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) throw Xapian::DatabaseError("cannot open folder '" + folder + "' to sync it", errno);
  const int failed = ::fsync(descriptor) == 0 ? 0 : errno;
  ::close(descriptor);
  if (failed != 0) throw Xapian::DatabaseError("cannot sync folder '" + folder + "'", failed);
}

constexpr std::uint64_t kLeastRoom = std::uint64_t{1} << 20;  // for a nearly empty commit
constexpr std::uint64_t kRoomOfTextByte = 4;                  // with word positions
constexpr std::uint64_t kRoomOfDocument = 1536;               // values and band terms of the standard scheme
constexpr std::uint64_t kPage = 8192;

std::uint64_t bytes_of_files(const std::string& path) {
  std::uint64_t bytes = 0;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(path, error)) {
    const std::uintmax_t size = entry.file_size(error);
    if (!error) bytes += size;
  }
  return bytes;
}

/** Bytes that this process may still write; nothing if the file system does not report it. */
std::optional<std::uint64_t> room_at(const std::string& path) {
  struct statvfs system {};
  if (::statvfs(path.c_str(), &system) != 0 || system.f_blocks == 0) return std::nullopt;
  return std::uint64_t{system.f_bavail} * system.f_frsize;
}

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

/** Drop uncommitted changes. Xapian would otherwise try to commit them again, at the latest when the handle goes. */
void discard_changes(Xapian::WritableDatabase& database) noexcept {
  try {
    database.begin_transaction(false);
    database.cancel_transaction();
  } catch (...) {  // in a transaction of the caller, or closed: nothing to drop
  }
}

}  // namespace

std::uint64_t likely_growth(const PendingChanges& pending, std::uint64_t files_bytes) {
  const std::uint64_t copied = std::min(kPage * pending.documents, files_bytes);
  return kLeastRoom + kRoomOfTextByte * pending.text_bytes + kRoomOfDocument * pending.documents + copied;
}

void commit_durably(Xapian::WritableDatabase& database, const std::string& path, const PendingChanges& pending) {
  std::vector<std::string> folders;
  try {
    folders = shard_folders(path);
    const std::size_t documents = std::min<std::size_t>(pending.documents, database.get_doccount());
    require_room(folders, {documents, pending.text_bytes});
    database.commit();
  } catch (...) {
    discard_changes(database);
    throw;
  }
  for (const std::string& folder : folders) sync_folder(folder);
}

void sync_creation(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_directory(path, error)) return;
  const std::filesystem::path folder = std::filesystem::canonical(path, error);
  if (error) throw Xapian::DatabaseError("cannot sync '" + path + "'", error.value());
  sync_folder(folder.parent_path().string());
  sync_folder(folder.string());
}

}  // namespace neardup
