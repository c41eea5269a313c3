#include "databases/build_folder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <map>
#include <optional>
#include <regex>
#include <system_error>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include "characters/text_line.h"
#include "database/database_files.h"
#include "database/durable_names.h"
#include "neardup/durable_commit.h"

namespace neardup::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* kPart = ".part";
constexpr std::ptrdiff_t kMergedAtOnce = 64;  // each shard takes about six open files

fs::path without_slash(const std::string& place) {
  const fs::path path(place);
  return path.has_filename() ? path : path.parent_path();
}

void require_synced(const fs::path& path, const std::error_code& failed) {
  if (failed) throw Xapian::DatabaseError("cannot sync '" + path.string() + "'", failed.value());
}

/** The output appears whole. */
void merge(const std::vector<std::string>& sources, const fs::path& output) {
  const fs::path part = output.string() + kPart;
  fs::remove_all(part);
  try {
    Xapian::Database all;
    for (const std::string& source : sources) all.add_database(Xapian::Database(source));
    all.compact(part.string());
    for (const auto& file : fs::directory_iterator(part)) require_synced(file.path(), sync_path(file.path()));
    require_synced(part, sync_path(part));
  } catch (...) {  // a disk that became full is not left so
    std::error_code ignored;
    fs::remove_all(part, ignored);
    throw;
  }
  fs::rename(part, output);
  require_synced(output, sync_name(output));
}

/** The numbers of the first and last shard in a folder of this name; nothing for another name. */
std::optional<std::pair<std::size_t, std::size_t>> shards_in(const std::string& name) {
  static const std::regex kShards("([0-9]{6,12})(?:-([0-9]{6,12}))?");
  std::smatch match;
  if (!std::regex_match(name, match, kShards)) return std::nullopt;
  const std::size_t first = std::stoul(match[1]);
  return std::pair(first, match[2].matched ? std::stoul(match[2]) : first);
}

/** Whether a build makes something of this name. */
bool is_of_builds(const std::string& name) {
  const std::string whole = ends_with(name, kPart) ? name.substr(0, name.size() - std::strlen(kPart)) : name;
  return whole == "head" || whole == "merged" || shards_in(whole);
}

bool is_missing(const fs::path& path) {
  return fs::symlink_status(path).type() == fs::file_type::not_found;
}

}  // namespace

BuildFolder::BuildFolder(const std::string& place)
    : target_(without_slash(place)), folder_(target_.string() + ".neardup-build") {}

fs::path BuildFolder::shard(std::size_t number) const {
  return folder_ / fmt::format("{:06}", number);
}

fs::path BuildFolder::mark() const {
  return folder_ / "neardup-build";
}

std::string BuildFolder::part(std::size_t number) const {
  return shard(number).string() + kPart;
}

bool BuildFolder::has_mark() const {
  std::error_code error;
  return fs::is_regular_file(mark(), error);
}

bool BuildFolder::exists() const {
  std::error_code error;
  return has_mark() || (fs::is_directory(fs::symlink_status(folder_, error)) && fs::is_empty(folder_, error));
}

/** @return whether the folder, which is there, has the mark or got it, and this process its lock. */
bool BuildFolder::try_lock() {
  std::error_code error;
  const auto is_other = [&] {
    if (fs::is_symlink(folder_) || (!is_missing(folder_) && !fs::is_directory(folder_))) return true;
    return !fs::is_empty(folder_, error) && !error;
  };
  if (!has_mark() && is_other() && !has_mark()) {  // another process may have made the mark meanwhile
    throw Xapian::DatabaseOpeningError(
        fmt::format("'{}' is needed to build the database and is something else: move it away, or give --build writer",
                    folder_.string()));
  }
  auto file = std::make_shared<Descriptor>(::open(mark().c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666));
  if (file->number() < 0) {
    if (errno == ENOENT) return false;  // removed meanwhile
    throw Xapian::DatabaseOpeningError("cannot write '" + mark().string() + "'", errno);
  }
  struct flock lock {};
  lock.l_type = F_WRLCK;
  lock.l_whence = SEEK_SET;
  if (::fcntl(file->number(), F_OFD_SETLK, &lock) != 0) return false;
  struct stat status {};
  if (::fstat(file->number(), &status) != 0 || status.st_nlink == 0) return false;  // its build has ended
  if (status.st_size == 0) write_all(file->number(), "A build of xapian-neardup index\n");
  lock_ = std::move(file);
  return true;
}

bool BuildFolder::lock(LockWait wait, LogFormat format) {
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::milliseconds kPoll{50};
  const Clock::time_point end = Clock::now() + wait;
  for (bool told = false;; told = true) {
    if (::mkdir(folder_.c_str(), 0777) != 0 && errno != EEXIST)
      throw Xapian::DatabaseCreateError("cannot create '" + folder_.string() + "'", errno);
    if (try_lock()) return true;
    if (Clock::now() >= end) {
      if (!is_missing(target_)) return false;
      throw Xapian::DatabaseLockError("'" + target_.string() + "' is already locked: it is being built");
    }
    if (!told)
      write_to_stderr(
          log_line(format, "waiting", "waiting for another process that builds '" + target_.string() + "'"));
    std::this_thread::sleep_for(kPoll);
  }
}

std::vector<std::string> BuildFolder::complete_shards() const {
  std::map<std::size_t, std::size_t> last_of_first;
  for (const auto& entry : fs::directory_iterator(folder_)) {
    const auto shards = shards_in(entry.path().filename().string());
    if (shards) last_of_first[shards->first] = std::max(last_of_first[shards->first], shards->second);
  }
  std::vector<std::string> complete;
  for (std::size_t next = 1; last_of_first.count(next) != 0;) {
    const std::size_t last = last_of_first[next];
    complete.push_back(last == next ? shard(next).string() : fmt::format("{}-{:06}", shard(next).string(), last));
    next = last + 1;
  }
  return complete;
}

void BuildFolder::settle() const {
  remove_unfinished();
  const bool free = is_missing(target_);
  std::error_code error;
  const bool left = fs::exists(fs::path(head()) / "iamglass", error) && !complete_shards().empty();
  if (free && (left || fs::exists(merged()))) {
    merge_all();
    publish();
  }
  remove_parts();
}

Xapian::WritableDatabase BuildFolder::create() const {
  Xapian::WritableDatabase database(head(), Xapian::DB_CREATE_OR_OPEN);
  sync_creation(folder_.string());
  sync_creation(head());
  return database;
}

void BuildFolder::complete(std::size_t number) const {
  fs::rename(part(number), shard(number));
  require_synced(shard(number), sync_name(shard(number)));
}

/** Bytes never grow when they are merged and compacted. The last merge needs the most: its sources stay until its end. */
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
  while (sources.size() > std::size_t{kMergedAtOnce}) {
    std::vector<std::string> merged;
    for (auto first = sources.begin(); first != sources.end();) {
      const auto end = first + std::min(kMergedAtOnce, sources.end() - first);
      if (end - first == 1) {
        merged.push_back(*first);
      } else {
        const std::size_t begin = shards_in(fs::path(*first).filename().string())->first;
        const std::size_t last = shards_in(fs::path(*(end - 1)).filename().string())->second;
        merged.push_back(fmt::format("{}-{:06}", shard(begin).string(), last));
        merge({first, end}, merged.back());
        for (auto source = first; source != end; ++source) fs::remove_all(*source);
      }
      first = end;
    }
    sources = std::move(merged);
  }
  return sources;
}

/** Remove what was in work, and shards whose merged form is there. */
void BuildFolder::remove_unfinished() const {
  const std::vector<std::string> complete = complete_shards();
  std::vector<fs::path> unneeded;
  for (const auto& entry : fs::directory_iterator(folder_)) {
    const std::string name = entry.path().filename().string();
    const bool kept = std::find(complete.begin(), complete.end(), entry.path().string()) != complete.end();
    if (is_of_builds(name) && (ends_with(name, kPart) || (shards_in(name) && !kept))) unneeded.push_back(entry.path());
  }
  for (const fs::path& path : unneeded) fs::remove_all(path);
}

void BuildFolder::publish() const {
  int failed = ::renameat2(AT_FDCWD, merged().c_str(), AT_FDCWD, target_.c_str(), RENAME_NOREPLACE) == 0 ? 0 : errno;
  if (failed == EINVAL || failed == ENOSYS) {  // a file system without this flag
    failed = !is_missing(target_) ? EEXIST : ::rename(merged().c_str(), target_.c_str()) == 0 ? 0 : errno;
  }
  if (failed == EEXIST) {
    throw Xapian::DatabaseOpeningError(
        fmt::format("'{}' appeared while its database was built; the built one is '{}': move one of them away",
                    target_.string(), merged().string()));
  }
  if (failed != 0) throw Xapian::DatabaseError("cannot rename '" + merged().string() + "'", failed);
  require_synced(target_, sync_name(target_));
  require_synced(merged(), sync_name(merged()));
}

void BuildFolder::merge_all() const {
  if (fs::exists(merged())) return;
  std::vector<std::string> sources = complete_shards();
  require_room_to_merge(sources);
  sources = merged_in_groups(std::move(sources));
  sources.insert(sources.begin(), head());
  merge(sources, merged());
}

void BuildFolder::finish() {
  remove_unfinished();
  merge_all();
  publish();
  remove();
}

/** But a whole database whose name was taken: its user was told of it. */
void BuildFolder::remove_parts() const {
  if (fs::exists(merged())) return;
  std::vector<fs::path> ours;
  for (const auto& entry : fs::directory_iterator(folder_)) {
    if (is_of_builds(entry.path().filename().string())) ours.push_back(entry.path());
  }
  std::error_code ignored;
  for (const fs::path& path : ours) fs::remove_all(path, ignored);
}

void BuildFolder::remove() {
  remove_parts();
  const auto entries = fs::directory_iterator(folder_);
  if (std::all_of(begin(entries), end(entries), [this](const auto& entry) { return entry.path() == mark(); })) {
    ::unlink(mark().c_str());  // last: what a process leaves that is killed meanwhile is known as ours
    ::rmdir(folder_.c_str());
  }
  lock_.reset();
}

}  // namespace neardup::cli
