#include "databases/build_folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "database/disk_room.h"
#include "neardup/durable_commit.h"

namespace neardup::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMergedAtOnce = 64;  // each shard takes about six open files

fs::path without_slash(const std::string& place) {
  const fs::path path(place);
  return path.has_filename() ? path : path.parent_path();
}

void sync_path(const fs::path& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const int failed = descriptor < 0 || ::fsync(descriptor) != 0 ? errno : 0;
  if (descriptor >= 0) ::close(descriptor);
  if (failed != 0) throw Xapian::DatabaseError("cannot sync '" + path.string() + "'", failed);
}

fs::path folder_above(const fs::path& path) {
  return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

void merge(const std::vector<std::string>& sources, const fs::path& output) {
  fs::remove_all(output);
  Xapian::Database all;
  for (const std::string& source : sources) all.add_database(Xapian::Database(source));
  all.compact(output.string(), Xapian::DBCOMPACT_MULTIPASS);
  for (const auto& file : fs::directory_iterator(output)) sync_path(file.path());
  sync_path(output);
}

bool is_missing(const fs::path& path) {
  return fs::symlink_status(path).type() == fs::file_type::not_found;
}

}  // namespace

BuildFolder::BuildFolder(const std::string& place)
    : target_(without_slash(place)), folder_(target_.string() + ".build") {}

fs::path BuildFolder::shard(std::size_t number) const {
  return folder_ / fmt::format("{:06}", number);
}

std::string BuildFolder::part(std::size_t number) const {
  return shard(number).string() + ".part";
}

std::vector<std::string> BuildFolder::complete_shards() const {
  std::vector<std::string> shards;
  while (fs::exists(shard(shards.size() + 1))) shards.push_back(shard(shards.size() + 1).string());
  return shards;
}

bool BuildFolder::is_left() const {
  std::error_code error;
  return !fs::exists(target_, error) && fs::exists(fs::path(head()) / "iamglass", error) && fs::exists(shard(1), error);
}

Xapian::WritableDatabase BuildFolder::create(LockWait wait, LogFormat format) const {
  if (fs::exists(fs::path(head()) / "iamglass")) resume(wait, format);  // throws if another process has the lock
  fs::remove_all(folder_);
  fs::create_directory(folder_);
  Xapian::WritableDatabase database(head(), Xapian::DB_CREATE);
  sync_creation(folder_.string());
  sync_creation(head());
  return database;
}

Xapian::WritableDatabase BuildFolder::resume(LockWait wait, LogFormat format) const {
  return open_writable(head(), wait, format);
}

void BuildFolder::complete(std::size_t number) const {
  fs::rename(part(number), shard(number));
  sync_path(folder_);
}

/** Bytes never grow when they are merged and compacted. */
void BuildFolder::require_room_to_merge(const std::vector<std::string>& sources) const {
  std::uint64_t bytes = 0;
  for (const std::string& source : sources) bytes += bytes_of_files(source);
  const std::optional<std::uint64_t> room = room_at(folder_.string());
  if (!room || *room >= bytes) return;
  throw Xapian::DatabaseError(
      fmt::format("to merge the shards in '{}' may take {} KiB and the disk has {} KiB free; they are kept: free some "
                  "space and run the same command again",
                  folder_.string(), bytes >> 10, *room >> 10),
      ENOSPC);
}

/** Few enough sources to open at once. Merged sources are removed. */
std::vector<std::string> BuildFolder::merged_in_groups(std::vector<std::string> sources) const {
  for (std::size_t level = 1; sources.size() > kMergedAtOnce; ++level) {
    std::vector<std::string> merged;
    for (std::size_t first = 0; first < sources.size(); first += kMergedAtOnce) {
      const std::vector<std::string> group(
          sources.begin() + static_cast<std::ptrdiff_t>(first),
          sources.begin() + static_cast<std::ptrdiff_t>(std::min(first + kMergedAtOnce, sources.size())));
      merged.push_back((folder_ / fmt::format("level{}-{}", level, merged.size())).string());
      merge(group, merged.back());
    }
    sources = std::move(merged);
  }
  return sources;
}

void BuildFolder::publish() const {
  const fs::path merged = folder_ / "merged";
  int failed = ::renameat2(AT_FDCWD, merged.c_str(), AT_FDCWD, target_.c_str(), RENAME_NOREPLACE) == 0 ? 0 : errno;
  if (failed == EINVAL || failed == ENOSYS) {  // a file system without this flag
    failed = !is_missing(target_) ? EEXIST : ::rename(merged.c_str(), target_.c_str()) == 0 ? 0 : errno;
  }
  if (failed == EEXIST) {
    throw Xapian::DatabaseOpeningError(
        fmt::format("'{}' appeared while its database was built; the built one is '{}': move one of them away",
                    target_.string(), merged.string()));
  }
  if (failed != 0) throw Xapian::DatabaseError("cannot rename '" + merged.string() + "'", failed);
  sync_path(folder_above(target_));
}

void BuildFolder::finish() const {
  std::vector<std::string> sources = complete_shards();
  sources.insert(sources.begin(), head());
  require_room_to_merge(sources);
  merge(merged_in_groups(std::move(sources)), folder_ / "merged");
  publish();
  fs::remove_all(folder_);
}

void BuildFolder::clear() const {
  std::error_code error;
  if (!fs::exists(fs::path(head()) / "iamglass", error)) return;
  try {
    const Xapian::WritableDatabase lock(head(), Xapian::DB_OPEN);
    fs::remove_all(folder_, error);
  } catch (const Xapian::Error&) {  // in use, or not ours
  }
}

}  // namespace neardup::cli
