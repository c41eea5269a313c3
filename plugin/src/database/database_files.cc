#include "database/database_files.h"

#include <sys/stat.h>
#include <sys/statvfs.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <limits>
#include <map>
#include <string_view>
#include <system_error>

#include <xapian.h>

namespace neardup {

namespace {

constexpr const char* kStubInFolder = "XAPIANDB";
constexpr unsigned kDeepest = 16;  // stubs in stubs

bool is_file(const std::filesystem::path& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error);
}

bool is_folder(const std::filesystem::path& path) {
  std::error_code error;
  return std::filesystem::is_directory(path, error);
}

/** Whether it is a Glass database in one file, which is read-only. */
bool is_single_file(const std::filesystem::path& file) {
  constexpr std::string_view kMagic = "\x0f\x0dXapian Glass";
  std::string begin(kMagic.size(), '\0');
  std::ifstream(file, std::ios::binary).read(begin.data(), static_cast<std::streamsize>(begin.size()));
  return begin == kMagic;
}

std::filesystem::path folder_of_file(const std::filesystem::path& file) {
  return file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
}

/** Adds a database, or those of a stub. A stub is read as Xapian does: a type, a space and a path relative to the stub's
 *  folder. Only `auto` may name another stub. @param depth  stubs that lead here from the one that was named. */
void add_shards(const std::filesystem::path& path, const std::string& named, unsigned depth,
                std::vector<ShardPlace>& shards) {
  const bool in_folder = is_folder(path) && !is_file(path / "iamglass") && is_file(path / kStubInFolder);
  if (!in_folder && (!is_file(path) || is_single_file(path))) return shards.push_back({path.string(), true});
  if (depth == kDeepest) {
    throw Xapian::DatabaseOpeningError("stub '" + named + "' leads back to itself, or through more than " +
                                       std::to_string(kDeepest) +
                                       " other stubs; name the folders of its databases in it");
  }
  const std::filesystem::path stub = in_folder ? path / kStubInFolder : path;
  std::ifstream lines(stub);
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] == '#') continue;
    const std::string type = line.substr(0, line.find(' '));
    const std::filesystem::path place = folder_of_file(stub) / line.substr(std::min(line.size(), type.size() + 1));
    if (type == "auto") {
      add_shards(place, named, depth + 1, shards);
    } else {
      const bool here = type == "glass" || type == "chert";
      shards.push_back({here ? place.string() : line, here});
    }
  }
  if (lines.bad()) throw Xapian::DatabaseError("cannot read stub '" + stub.string() + "'", errno);
}

}  // namespace

std::vector<ShardPlace> shard_places(const std::string& path) {
  std::vector<ShardPlace> shards;
  add_shards(path, path, 0, shards);
  return shards;
}

std::vector<std::string> shard_folders(const std::string& path) {
  std::vector<std::string> folders;
  for (const ShardPlace& shard : shard_places(path)) {
    if (!shard.here) {
      throw Xapian::DatabaseError("stub '" + path + "' names a shard without a folder on this host: '" + shard.text +
                                  "'; commits to it cannot be made safe from a power cut");
    }
    folders.push_back(is_file(shard.text) ? folder_of_file(shard.text).string() : shard.text);
  }
  return folders;
}

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
