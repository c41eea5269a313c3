#include "databases/database_opening.h"

#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <fstream>
#include <optional>
#include <set>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include "bytes/parsed_number.h"
#include "database/database_files.h"
#include "databases/unfinished_database.h"
#include "errors/exit_codes.h"
#include "errors/xapian_errors.h"
#include "neardup/durable_commit.h"
#include "neardup/snapshot_retry.h"
#include "output/held_output.h"
#include "output/log_format.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

std::string name_of(uid_t user) {
  const passwd* const entry = getpwuid(user);
  return entry == nullptr ? std::to_string(user) : entry->pw_name;
}

namespace fs = std::filesystem;

bool is_database(const std::string& path) {
  std::error_code error;
  return fs::exists(fs::path(path) / "iamglass", error);
}

constexpr std::chrono::milliseconds kLockPoll{100};

std::optional<std::pair<std::string, unsigned>> host_port(const std::string& place) {
  const std::size_t colon = place.rfind(':');
  if (colon == std::string::npos || colon == 0 || place.find('/') != std::string::npos) return std::nullopt;
  constexpr std::size_t kMostDigits = 5;
  const std::string digits = place.substr(colon + 1);
  const auto port = digits.size() > kMostDigits ? std::nullopt : parsed_number<unsigned>(digits);
  if (!port || std::filesystem::exists(place)) return std::nullopt;
  return std::pair(place.substr(0, colon), *port);
}

[[noreturn]] void refuse_unreadable(const std::string& place) {
  throw Xapian::DatabaseOpeningError("database '" + place +
                                     "' cannot be read: permission denied; run this as a user with read access to its "
                                     "folder and files, or change their permissions");
}

/** Whether a file of the database exists.
 *  @exception Xapian::DatabaseOpeningError if this user has no access to the folder. */
bool exists_and_is_seen(const std::string& place, const std::filesystem::path& path) {
  std::error_code error;
  const bool exists = std::filesystem::exists(path, error);
  if (error == std::errc::permission_denied) refuse_unreadable(place);
  if (error) throw std::filesystem::filesystem_error("cannot examine it", path, error);
  return exists;
}

void require_presence(const std::string& place) {
  if (!exists_and_is_seen(place, place)) throw absent_database(place);
}

[[noreturn]] void rethrow_damage(const std::string& place, const Xapian::DatabaseCorruptError& error) {
  throw Xapian::DatabaseCorruptError("database '" + place + "' is damaged: " + error.get_msg());
}

/** A database that Xapian does not recognise is damaged if it has the files of a glass database. */
[[noreturn]] void rethrow_opening_error(const std::string& place, const Xapian::DatabaseOpeningError& error) {
  if (has_reason(error, EACCES)) refuse_unreadable(place);
  if (has_reason(error, EMFILE)) throw;
  if (std::string_view(error.get_type()) == "DatabaseVersionError") {  // Xapian's errors have no dynamic type
    throw Xapian::DatabaseVersionError("database '" + place + "' cannot be read: " + error.get_msg());
  }
  const std::filesystem::path folder(place);
  if (exists_and_is_seen(place, folder / "postlist.glass") || exists_and_is_seen(place, folder / "iamglass")) {
    throw Xapian::DatabaseCorruptError("database '" + place + "' is damaged: " + error.get_msg());
  }
  throw Xapian::DatabaseOpeningError("'" + place + "' is not a Xapian database: " + error.get_msg() +
                                     "; name the folder that has the file iamglass, or index files into a new one: "
                                     "'xapian-neardup index NEW.db PATH...'");
}

/** Whether a remote server refused to be opened for writing. */
bool is_of_server(const Xapian::Error& error) {
  return error.get_context().rfind("remote:", 0) == 0;
}

[[noreturn]] void refuse_honey(const std::string& place) {
  throw UsageError(
      "'" + place +
      "' has the format honey, which Xapian only reads; run this command on the glass database that it was made "
      "of, and then 'xapian-compact --backend=honey' again");
}

using Clock = std::chrono::steady_clock;

/** Waits for the lock with a limit: Xapian itself can only wait without one. */
Xapian::WritableDatabase open_when_unlocked(const std::string& place, int flags, LockWait wait, LogFormat format) {
  const Clock::time_point end = Clock::now() + wait;
  for (bool told = false;; told = true) {
    try {
      Xapian::WritableDatabase database(place, flags);
      sync_creation(place);  // whoever made it may not have done so, and what is committed to it is to stay
      return database;
    } catch (const Xapian::DatabaseLockError& error) {
      if (!is_held(error) || Clock::now() >= end) throw;
      if (!told) {
        write_to_stderr(log_line(format, "waiting", "waiting for another process that writes '" + place + "'"));
      }
      std::this_thread::sleep_for(kLockPoll);
    } catch (const Xapian::InvalidOperationError& error) {
      if (is_of_server(error)) refuse_remote_shard(place);
      if (std::filesystem::exists(std::filesystem::path(place) / "iamhoney")) refuse_honey(place);
      throw;
    }
  }
}

/** Open the folder for reading first: when Xapian opens it for writing, it leaves a lock file there even if the folder
 *  has no database. */
void require_database(const std::string& place) {
  const std::filesystem::path folder(place);
  if (std::filesystem::is_directory(folder) && !exists_and_is_seen(place, folder / "flintlock")) {
    Xapian::Database{place};
  }
}

/** Whether an interrupted creation of a database leaves a file of this name. */
bool is_left_by_a_creation(const std::string& name) {
  return name == "flintlock" || name == "v.tmp" || std::filesystem::path(name).extension() == ".glass";
}

/** Refuse to create a database among other files: each could be mistaken for the other. */
void require_folder_of_its_own(const std::string& place) {
  if (!std::filesystem::is_directory(place)) return;
  std::string other;
  for (const auto& entry : std::filesystem::directory_iterator(place)) {
    const std::string name = entry.path().filename().string();
    if (name == "XAPIANDB" || name.rfind("iam", 0) == 0) return;  // a database, whatever else is in the folder
    if (!is_left_by_a_creation(name) && name != "lost+found") other = name;
  }
  if (other.empty()) return;
  throw UsageError(
      fmt::format("'{}' contains '{}' but no database; a new database needs an empty folder, and the command "
                  "names DATABASE first, then PATH",
                  place, other));
}

Xapian::WritableDatabase create_or_open(const std::string& place, LockWait wait, LogFormat format) {
  try {
    return open_when_unlocked(place, Xapian::DB_CREATE_OR_OPEN, wait, format);
  } catch (const Xapian::DatabaseOpeningError& error) {
    if (has_reason(error, EMFILE)) throw;
    if (!std::filesystem::exists(place)) {
      const char* const reason = error.get_error_string();
      throw Xapian::DatabaseCreateError(
          fmt::format("cannot create a database at '{}': {}", place, reason == nullptr ? error.get_msg() : reason));
    }
    return open_writable(place, wait, format);  // throws an error with the reason
  }
}

/** Refuse to write to a database as another user than its owner. A commit makes new files, which belong to the user who
 *  runs it. If that is root, the owner's program can no longer write.
 *  @param place  a folder; anything else has no owner to keep.
 *  @exception Xapian::DatabaseOpeningError naming both users, and the remedy. */
void require_owner(const std::string& place) {
  struct stat file;
  const uid_t own = geteuid();
  for (const char* name : {"iamglass", "iamchert"}) {
    if (stat((place + "/" + name).c_str(), &file) != 0 || file.st_uid == own) continue;
    const std::string owner = name_of(file.st_uid);
    throw Xapian::DatabaseOpeningError(fmt::format(
        "database '{}' belongs to the user {}, and this runs as {}: its files would change their owner; run "
        "the command as {}, for example with 'sudo -u {} xapian-neardup ...'",
        place, owner, name_of(own), owner, owner));
  }
}

}  // namespace

Xapian::DatabaseNotFoundError absent_database(const std::string& place, const std::string& meant) {
  return Xapian::DatabaseNotFoundError(
      fmt::format("no database at '{0}'{1}; name DATABASE first, or create one with 'xapian-neardup index {0} PATH...'",
                  place, meant));
}

std::string owner_name(const std::string& path) {
  struct stat file;
  std::filesystem::path place = std::filesystem::absolute(path);
  while (stat(place.c_str(), &file) != 0) place = place.parent_path();  // the root is there
  return name_of(file.st_uid);
}

namespace {

/** "PATH" of "--db=PATH" and "-DPATH". */
std::string value_of_option(const std::string& option) {
  if (option.rfind("--", 0) != 0) return option.substr(std::min<std::size_t>(2, option.size()));
  const std::size_t equals = option.find('=');
  return equals == std::string::npos ? std::string() : option.substr(equals + 1);
}

}  // namespace

std::vector<std::string> named_databases(const std::vector<std::string>& arguments) {
  std::vector<std::string> databases;
  std::set<std::string> seen;
  for (const std::string& argument : arguments) {
    const std::string path = argument.rfind('-', 0) == 0 ? value_of_option(argument) : argument;
    if (!path.empty() && is_database(path) && seen.insert(fs::canonical(path).string()).second)
      databases.push_back(path);
  }
  return databases;
}

void refuse_swapped(const std::string& place, const std::string& other) {
  std::error_code error;
  if (host_port(place) || fs::exists(place, error) || named_databases({other}).empty()) return;
  throw UsageError(fmt::format("'{}' is the database, and '{}' is none: name the database first", printable(other),
                               printable(place)));
}

Xapian::Database open_database(const std::string& place) {
  if (const auto remote = host_port(place)) {
    return Xapian::Remote::open(remote->first, remote->second);
  }
  require_presence(place);
  shard_places(place);  // throws if a stub leads back to itself
  try {
    return open_with_retries(place);
  } catch (const Xapian::DatabaseOpeningError& error) {
    rethrow_opening_error(place, error);
  } catch (const Xapian::DatabaseCorruptError& error) {
    rethrow_damage(place, error);
  }
}

void refuse_remote(const std::string& place) {
  if (host_port(place)) {
    throw UsageError("'" + place + "' is a remote database; run this command on the database's own host");
  }
}

GroupCommand group_command(const std::string& place) {
  GroupCommand command{"xapian-neardup group", ""};
  for (const ShardPlace& shard : shard_places(place)) {
    if (!shard.here || host_port(shard.text))
      return {"xapian-neardup group FOLDER...", " on the host that has its folders"};
    command.text += " " + shell_word(shard.text);
  }
  return command;
}

std::filesystem::path stub_in_folder(const std::string& place) {
  const std::filesystem::path stub = std::filesystem::path(place) / "XAPIANDB";
  return exists_and_is_seen(place, stub) ? stub : std::filesystem::path(place);
}

void refuse_remote_shard(const std::string& place) {
  throw UsageError(
      "'" + place +
      "' has a shard on another host or in memory; run this command on the folder of each shard, on its host");
}

void refuse_stub(const std::string& place, const std::string& remedy) {
  if (!std::filesystem::is_regular_file(stub_in_folder(place))) return;
  constexpr int kOfDatabase = 0x0f;  // a stub is text
  if (std::ifstream(place, std::ios::binary).get() == kOfDatabase)
    throw UsageError(
        fmt::format("'{}' is a database in one file, which Xapian only reads; 'xapian-compact {} FOLDER' makes a "
                    "folder of it",
                    place, shell_word(place)));
  throw UsageError("'" + place + "' is a stub; " + remedy);
}

Xapian::WritableDatabase open_writable(const std::string& place, LockWait wait, LogFormat format) {
  refuse_remote(place);
  require_presence(place);
  shard_places(place);
  require_owner(place);
  try {
    require_database(place);
    return open_when_unlocked(place, Xapian::DB_OPEN, wait, format);
  } catch (const Xapian::DatabaseOpeningError& error) {
    rethrow_opening_error(place, error);
  } catch (const Xapian::DatabaseCorruptError& error) {
    rethrow_damage(place, error);
  }
}

Xapian::WritableDatabase open_or_create(const std::string& place, LockWait wait, LogFormat format) {
  refuse_remote(place);
  require_folder_of_its_own(place);
  shard_places(place);
  require_owner(place);
  clear_unfinished_database(place);
  return create_or_open(place, wait, format);
}

void note_other_writer(LogFormat format) {
  print_note("another process wrote the database while it was read; run this again if the answer looks wrong", format);
}

void read_holding_output(Xapian::Database& database, const std::function<void(const Xapian::Database&)>& read,
                         LogFormat format) {
  HeldOutput output;
  const bool of_one_commit = read_with_retries(database, [&](const Xapian::Database& state) {
    output.clear();
    read(state);
  });
  if (!of_one_commit) note_other_writer(format);
  output.deliver();
}

void read_database(const std::string& place, const std::function<void(const Xapian::Database&)>& read,
                   LogFormat format) {
  Xapian::Database database = open_database(place);
  read_holding_output(database, read, format);
}

}  // namespace neardup::cli
