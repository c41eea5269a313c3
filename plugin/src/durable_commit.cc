#include "neardup/durable_commit.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

namespace neardup {

namespace {

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
  const std::filesystem::path place(path);
  const std::filesystem::path parent = place.has_parent_path() ? place.parent_path() : std::filesystem::path(".");
  sync_folder(std::filesystem::is_directory(place) ? place.string() : parent.string());
}

}  // namespace neardup
