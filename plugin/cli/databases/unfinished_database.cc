#include "databases/unfinished_database.h"

#include <fcntl.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "bytes/big_endian.h"
#include "database/database_files.h"
#include "programs/child_process.h"

namespace neardup::cli {

namespace {

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

using namespace std::string_view_literals;

// The format of 2016-03-14, which all releases of Xapian 1.4 write (backends/glass/glass_version.cc).
constexpr std::string_view kMagic = "\x0f\x0dXapian Glass\x04\x6e"sv;
constexpr std::size_t kUuidBytes = 16;
constexpr std::size_t kMostBytes = 4096;  // of a version file; usually about 100

// The names of tables and what they hold, in the order of the version file.
constexpr std::pair<const char*, const char*> kTables[] = {
    {"postlist", "the terms and their documents"}, {"docdata", "the data of documents"},
    {"termlist", "the words of each document"},    {"position", "the positions of words"},
    {"spelling", "the dictionary of spelling"},    {"synonym", "the synonyms"},
};

/** Take the description of a table's root from the front of a version file.
 *  @return the number of entries; nothing if the file ends before. */
std::optional<std::uint64_t> take_entries(std::string_view& version) {
  std::array<std::optional<std::uint64_t>, 6> root;  // block, level, entries, block size, least compressed, free list
  for (std::optional<std::uint64_t>& number : root) number = take_varint(version);
  if (!std::all_of(root.begin(), root.end(), [](const auto& number) { return number.has_value(); }))
    return std::nullopt;
  if (*root[5] > version.size()) return std::nullopt;
  version.remove_prefix(*root[5]);
  return root[2];
}

std::string beginning_of(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::string bytes(kMostBytes, '\0');
  stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  bytes.resize(static_cast<std::size_t>(stream.gcount()));
  return bytes;
}

std::vector<LostTable> lost_of_folder(const std::filesystem::path& folder) {
  const std::string version = beginning_of(folder / "iamglass");
  if (version.size() < kMagic.size() + kUuidBytes || version.compare(0, kMagic.size(), kMagic) != 0) return {};
  std::string_view rest = std::string_view(version).substr(kMagic.size() + kUuidBytes);
  if (!take_varint(rest)) return {};  // the revision
  std::vector<LostTable> lost;
  for (const auto& [name, content] : kTables) {
    const std::optional<std::uint64_t> entries = take_entries(rest);
    if (!entries) return {};
    std::filesystem::path file = folder / (std::string(name) + ".glass");
    if (*entries != 0 && !std::filesystem::exists(file)) lost.push_back({std::move(file), content});
  }
  return lost;
}

}  // namespace

void clear_unfinished_database(const std::string& place) {
  std::error_code error;
  if (!std::filesystem::exists(std::filesystem::path(place) / "flintlock", error)) return;
  const Descriptor file(::open((std::filesystem::path(place) / "flintlock").c_str(), O_WRONLY | O_CLOEXEC));
  struct flock lock {};  // Xapian's, which closing the file frees
  lock.l_type = F_WRLCK;
  lock.l_whence = SEEK_SET;
  lock.l_len = 1;
  if (file.number() < 0 || ::fcntl(file.number(), F_SETLK, &lock) != 0) return;
  try {
    for (const std::filesystem::path& table : empty_tables(place)) std::filesystem::remove(table, error);
  } catch (const std::filesystem::filesystem_error&) {  // opening the database reports the reason
  }
}

std::vector<LostTable> lost_tables(const std::filesystem::path& place) {
  std::vector<LostTable> lost;
  for (const ShardPlace& shard : shard_places(place.string())) {
    if (!shard.here || !std::filesystem::is_directory(shard.text)) continue;
    std::vector<LostTable> more = lost_of_folder(shard.text);
    std::move(more.begin(), more.end(), std::back_inserter(lost));
  }
  return lost;
}

}  // namespace neardup::cli
