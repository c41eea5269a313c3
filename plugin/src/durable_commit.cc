#include "neardup/durable_commit.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace neardup {

namespace {

/** The folder in which a commit renames its files. */
std::string folder_of(const std::string& path) {
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::status(path, error);
  if (std::filesystem::is_directory(status)) return path;
  if (!std::filesystem::exists(status)) throw Xapian::DatabaseError("cannot sync '" + path + "'", error.value());
  const std::filesystem::path parent = std::filesystem::path(path).parent_path();
  return parent.empty() ? "." : parent.string();
}

void sync_folder(const std::string& folder) {
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) throw Xapian::DatabaseError("cannot open folder '" + folder + "' to sync it", errno);
  const int failed = ::fsync(descriptor) == 0 ? 0 : errno;
  ::close(descriptor);
  if (failed != 0) throw Xapian::DatabaseError("cannot sync folder '" + folder + "'", failed);
}

}  // namespace

void commit_durably(Xapian::WritableDatabase& database, const std::string& path) {
  database.commit();
  sync_folder(folder_of(path));
}

}  // namespace neardup
