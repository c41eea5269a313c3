#include "database/shard_folders.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
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

class StubWalk {
 public:
  void add(const std::filesystem::path& path, unsigned depth) {
    if (is_folder(path)) {
      const bool has_stub = !is_file(path / "iamglass") && is_file(path / kStubInFolder);
      return has_stub ? read(path / kStubInFolder, depth) : folders_.push_back(path.string());
    }
    if (!is_file(path)) return folders_.push_back(path.string());  // nothing is there: the caller reports it
    is_single_file(path) ? folders_.push_back(folder_of_file(path).string()) : read(path, depth);
  }

  std::vector<std::string> take() && { return std::move(folders_); }

 private:
  /** Reads a stub as Xapian does: a type, a space and a path relative to the stub's folder. */
  void read(const std::filesystem::path& stub, unsigned depth) {
    if (depth == kDeepest)
      throw Xapian::DatabaseError("stub '" + stub.string() + "' refers to itself; name the shards' folders");
    std::ifstream lines(stub);
    for (std::string line; std::getline(lines, line);) {
      const std::size_t space = line.find(' ');
      if (line.empty() || line[0] == '#') continue;
      const std::string type = line.substr(0, space);
      if (type == "remote" || type == "inmemory" || space == std::string::npos) {
        throw Xapian::DatabaseError("stub '" + stub.string() + "' names a shard without a folder on this host: '" +
                                    line + "'; commits to it cannot be made safe from a power cut");
      }
      add(folder_of_file(stub) / line.substr(space + 1), depth + 1);
    }
    if (lines.bad()) throw Xapian::DatabaseError("cannot read stub '" + stub.string() + "'", errno);
  }

  std::vector<std::string> folders_;
};

}  // namespace

std::vector<std::string> shard_folders(const std::string& path) {
  StubWalk walk;
  walk.add(path, 0);
  return std::move(walk).take();
}

}  // namespace neardup
