#include "neardup/durable_commit.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

#include "database/database_files.h"
#include "database/durable_names.h"

namespace neardup {

namespace {

void require_synced(const std::string& folder, const std::error_code& failed) {
  if (failed) throw Xapian::DatabaseError("cannot sync folder '" + folder + "'", failed.value());
}

constexpr std::uint64_t kLeastRoom = std::uint64_t{1} << 20;  // for a nearly empty commit
constexpr std::uint64_t kRoomOfTextByte = 4;                  // with word positions
constexpr std::uint64_t kRoomOfDocument = 1536;               // values and band terms of the standard scheme
constexpr std::uint64_t kPage = 8192;

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
  for (const std::string& folder : folders) require_synced(folder, sync_path(folder));
}

void sync_creation(const std::string& path) {
  for (const ShardPlace& shard : shard_places(path)) {
    std::error_code error;
    if (!shard.here || !std::filesystem::is_directory(shard.text, error)) continue;
    const std::filesystem::path folder = std::filesystem::canonical(shard.text, error);
    require_synced(shard.text, error ? error : sync_name(folder));
    require_synced(shard.text, sync_path(folder));
  }
}

}  // namespace neardup
