/** @file candidate_keys.h
 *  The band keys of a corpus: which texts share one? The keys lie in partitions, and each partition is read alone.
 *
 *      key, item --> 256 partitions by the key's first byte --> repeated keys --> buckets
 *                        |        ^
 *                        +- file -+  beyond the limit of memory
 *
 *  THREADS: add() from one at a time; buckets() of different partitions from several. */
#ifndef NEARDUP_CORE_CORPUS_CANDIDATE_KEYS_H
#define NEARDUP_CORE_CORPUS_CANDIDATE_KEYS_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "corpus/spill_file.h"
#include "groups/star_groups.h"

namespace neardup {

class CandidateKeys {
 public:
  static constexpr std::size_t kPartitions = 256;
  static constexpr std::size_t kNoLimit = ~std::size_t{0};

  /** @param most_bytes  of keys in memory; further ones go to a file. */
  explicit CandidateKeys(std::size_t most_bytes = kNoLimit) : most_bytes_(most_bytes) {}

  /** @param key  of a bucket: its bits are random. @exception those of SpillFile. */
  void add(std::uint64_t key, std::uint32_t item);

  /** Forget all keys. */
  void clear();

  /** The number of an item in the buckets; negative: it is in none. */
  using Numbering = std::function<std::int64_t(std::uint32_t item)>;

  /** The buckets that at least two items share, by ascending key.
   *  @param threads  as of in_parallel(), like `tell`, which is told of kPartitions.
   *  @param number   empty: an item is its number. Called from several threads.
   *  Cost: linear in the keys; those that repeat are sorted. */
  KeyBuckets buckets(std::size_t threads, const std::function<void(std::size_t done)>& tell = {},
                     const Numbering& number = {}) const;

 private:
  /** A key as three words, so that it takes 12 bytes. */
  struct Entry {
    std::uint32_t key_high;
    std::uint32_t key_low;
    std::uint32_t item;

    std::uint64_t key() const { return std::uint64_t{key_high} << 32U | key_low; }
  };
  static constexpr std::size_t kEntriesInBlock = 1024;
  using Block = std::array<Entry, kEntriesInBlock>;

  struct Extent {
    std::uint64_t place;
    std::size_t entries;
  };
  struct Partition {
    std::vector<std::unique_ptr<Block>> blocks;
    std::size_t in_blocks = 0;
    std::vector<Extent> extents;  // in the file
    std::size_t in_file = 0;
  };

  KeyBuckets buckets_of(const Partition& partition, const Numbering& number) const;
  void spill();
  template <typename Take>
  void each_entry(const Partition& partition, Take take) const;

  std::size_t most_bytes_;
  std::array<Partition, kPartitions> partitions_;
  std::size_t blocks_ = 0;
  SpillFile file_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_CORPUS_CANDIDATE_KEYS_H
