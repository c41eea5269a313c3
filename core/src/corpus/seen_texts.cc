#include "corpus/seen_texts.h"

#include <utility>

namespace neardup {

std::optional<std::uint64_t> SeenTexts::earlier(std::uint64_t hash, std::uint64_t number) {
  Shard& shard = shards_[hash % kShards];
  const std::lock_guard lock(shard.mutex);
  if (2 * shard.added >= shard.entries.size()) grow(shard);
  Entry& entry = place_of(hash, shard.entries);
  if (entry.hash == hash && entry.number < number) return entry.number;
  if (entry.hash != hash) ++shard.added;
  entry = {hash, number};
  return std::nullopt;
}

void SeenTexts::grow(Shard& shard) {
  constexpr std::size_t kLeast = 64;
  constexpr std::size_t kMost = (std::size_t{2} << 20U) / kShards;
  if (shard.entries.size() == kMost) return;
  const std::vector<Entry> before =
      std::exchange(shard.entries, std::vector<Entry>(shard.entries.empty() ? kLeast : 2 * shard.entries.size()));
  for (const Entry& entry : before) {
    if (entry.number != kNone) place_of(entry.hash, shard.entries) = entry;
  }
}

}  // namespace neardup
