#include "databases/unfinished_database.h"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>
#include <system_error>
#include <vector>

namespace neardup::cli {

namespace {

/** Holds Xapian's lock on an incomplete database during its lifetime. */
class DatabaseLock {
 public:
  explicit DatabaseLock(const std::filesystem::path& place)
      : descriptor_(::open((place / "flintlock").c_str(), O_WRONLY | O_CLOEXEC)) {
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_len = 1;
    held_ = descriptor_ >= 0 && ::fcntl(descriptor_, F_SETLK, &lock) == 0;
  }
  ~DatabaseLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  DatabaseLock(const DatabaseLock&) = delete;
  DatabaseLock& operator=(const DatabaseLock&) = delete;

  bool held() const { return held_; }

 private:
  int descriptor_;
  bool held_;
};

/** The tables of a glass database without a version file, if all of them are empty. */
std::vector<std::filesystem::path> empty_tables(const std::filesystem::path& place) {
  std::vector<std::filesystem::path> tables;
  if (std::filesystem::exists(place / "iamglass")) return tables;
  for (const auto& file : std::filesystem::directory_iterator(place)) {
    if (file.path().extension() != ".glass") continue;
    if (file.file_size() != 0) return {};
    tables.push_back(file.path());
  }
  return tables;
}

}  // namespace

void clear_unfinished_database(const std::string& place) {
  std::error_code error;
  if (!std::filesystem::exists(std::filesystem::path(place) / "flintlock", error)) return;
  const DatabaseLock lock(place);
  if (!lock.held()) return;
  try {
    for (const std::filesystem::path& table : empty_tables(place)) std::filesystem::remove(table, error);
  } catch (const std::filesystem::filesystem_error&) {  // opening the database reports the reason
  }
}

}  // namespace neardup::cli
