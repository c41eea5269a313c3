#include "corpus/candidate_keys.h"

#include <algorithm>
#include <utility>

#include "corpus/repeat_filter.h"
#include "groups/parallel.h"

namespace neardup {

void CandidateKeys::add(std::uint64_t key, std::uint32_t item) {
  Partition& partition = partitions_[key >> 56U];
  const std::size_t place = partition.in_blocks % kEntriesInBlock;
  if (place == 0) {
    if ((blocks_ + 1) * sizeof(Block) > most_bytes_ && blocks_ >= kPartitions) {
      spill();
      add(key, item);
      return;
    }
    partition.blocks.push_back(std::make_unique<Block>());
    ++blocks_;
  }
  (*partition.blocks.back())[place] = {static_cast<std::uint32_t>(key >> 32U), static_cast<std::uint32_t>(key), item};
  ++partition.in_blocks;
}

void CandidateKeys::clear() {
  for (Partition& partition : partitions_) partition = {};
  blocks_ = 0;
}

/** Write all blocks. Keys that come later begin other blocks. */
void CandidateKeys::spill() {
  for (Partition& partition : partitions_) {
    std::size_t left = partition.in_blocks;
    for (const std::unique_ptr<Block>& block : partition.blocks) {
      const std::size_t entries = std::min(left, kEntriesInBlock);
      partition.extents.push_back({file_.append(block->data(), entries * sizeof(Entry)), entries});
      left -= entries;
    }
    partition.in_file += std::exchange(partition.in_blocks, 0);
    partition.blocks.clear();
  }
  blocks_ = 0;
}

template <typename Take>
void CandidateKeys::each_entry(const Partition& partition, Take take) const {
  Block read;
  for (const Extent& extent : partition.extents) {
    file_.read(extent.place, read.data(), extent.entries * sizeof(Entry));
    for (std::size_t i = 0; i != extent.entries; ++i) take(read[i]);
  }
  std::size_t left = partition.in_blocks;
  for (const std::unique_ptr<Block>& block : partition.blocks) {
    const std::size_t entries = std::min(left, kEntriesInBlock);
    for (std::size_t i = 0; i != entries; ++i) take((*block)[i]);
    left -= entries;
  }
}

KeyBuckets CandidateKeys::buckets(std::size_t threads, const std::function<void(std::size_t done)>& tell,
                                  const Numbering& number) const {
  std::vector<KeyBuckets> pieces(kPartitions);
  in_parallel(
      threads, kPartitions,
      [&](std::size_t piece, std::size_t) { pieces[piece] = buckets_of(partitions_[piece], number); }, tell);
  KeyBuckets all;
  for (KeyBuckets& piece : pieces) {
    const std::size_t before = all.members.size();
    all.keys.insert(all.keys.end(), piece.keys.begin(), piece.keys.end());
    all.members.insert(all.members.end(), piece.members.begin(), piece.members.end());
    for (std::size_t i = 1; i != piece.offsets.size(); ++i) all.offsets.push_back(before + piece.offsets[i]);
    piece = {};
  }
  return all;
}

KeyBuckets CandidateKeys::buckets_of(const Partition& partition, const Numbering& number) const {
  RepeatFilter filter(partition.in_blocks + partition.in_file);
  each_entry(partition, [&](const Entry& entry) { filter.add(entry.key()); });
  std::vector<std::pair<std::uint64_t, std::uint32_t>> repeated;
  each_entry(partition, [&](const Entry& entry) {
    if (!filter.may_repeat(entry.key())) return;
    const std::int64_t of_item = number ? number(entry.item) : entry.item;
    if (of_item >= 0) repeated.emplace_back(entry.key(), static_cast<std::uint32_t>(of_item));
  });
  std::sort(repeated.begin(), repeated.end());
  repeated.erase(std::unique(repeated.begin(), repeated.end()), repeated.end());
  KeyBuckets buckets;
  for (auto begin = repeated.begin(); begin != repeated.end();) {
    const auto end =
        std::find_if(begin, repeated.end(), [&](const auto& entry) { return entry.first != begin->first; });
    if (end - begin > 1) {
      buckets.keys.push_back(begin->first);
      for (auto entry = begin; entry != end; ++entry) buckets.members.push_back(entry->second);
      buckets.offsets.push_back(buckets.members.size());
    }
    begin = end;
  }
  return buckets;
}

}  // namespace neardup
