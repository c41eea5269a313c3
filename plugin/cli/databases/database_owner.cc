#include "databases/database_owner.h"

#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include <fmt/format.h>
#include <xapian.h>

namespace neardup::cli {

namespace {

std::string name_of(uid_t user) {
  const passwd* const entry = getpwuid(user);
  return entry == nullptr ? std::to_string(user) : entry->pw_name;
}

}  // namespace

std::string owner_name(const std::string& path) {
  struct stat file;
  std::filesystem::path place = std::filesystem::absolute(path);
  while (stat(place.c_str(), &file) != 0) place = place.parent_path();  // the root is there
  return name_of(file.st_uid);
}

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

}  // namespace neardup::cli
