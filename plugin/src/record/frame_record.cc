#include "record/frame_record.h"

#include <string_view>

#include "bytes/big_endian.h"
#include "bytes/feature_hash.h"
#include "bytes/hex.h"
#include "database/metadata_keys.h"

namespace neardup {

namespace {

constexpr std::size_t kLongestSite = 180;  // bytes; Xapian's keys end at 245
constexpr std::size_t kHashBytes = 8;
constexpr std::size_t kHeadBytes = 4;  // version of the rules

/** The end of a longer name is replaced by a hash. */
std::string key_of(const std::string& site) {
  if (site.size() <= kLongestSite) return kFrameKeys + site;
  return kFrameKeys + site.substr(0, kLongestSite) + "#" + hex_encode(xxh3_hash(site));
}

}  // namespace

std::optional<std::vector<std::uint64_t>> recorded_frame(const Xapian::Database& database, const std::string& site,
                                                         unsigned rules) {
  const std::string value = database.get_metadata(key_of(site));
  if (value.size() < kHeadBytes || (value.size() - kHeadBytes) % kHashBytes != 0) return std::nullopt;
  if (read_big_endian(value.data(), kHeadBytes) != rules) return std::nullopt;
  std::vector<std::uint64_t> hashes;
  for (std::size_t at = kHeadBytes; at != value.size(); at += kHashBytes) {
    hashes.push_back(read_big_endian(value.data() + at, kHashBytes));
  }
  return hashes;
}

void record_frame(Xapian::WritableDatabase& database, const std::string& site, unsigned rules,
                  const std::vector<std::uint64_t>& hashes) {
  std::string value;
  append_big_endian(value, rules, kHeadBytes);
  for (const std::uint64_t hash : hashes) append_big_endian(value, hash, kHashBytes);
  database.set_metadata(key_of(site), value);
}

std::vector<std::string> folders_with_frames(const Xapian::Database& database) {
  const std::string first = std::string(kFrameKeys) + "/";
  std::vector<std::string> folders;
  for (auto key = database.metadata_keys_begin(first); key != database.metadata_keys_end(first); ++key) {
    if ((*key).back() == '/') folders.push_back((*key).substr(std::string_view(kFrameKeys).size()));
  }
  return folders;
}

}  // namespace neardup
