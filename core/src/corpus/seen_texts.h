/** @file seen_texts.h
 *  Which text has the same bytes as an earlier one? Remembers the last two million sorts of texts, or a few less, by hashes of
 *  64 bits. THREADS: any. */
#ifndef NEARDUP_CORE_CORPUS_SEEN_TEXTS_H
#define NEARDUP_CORE_CORPUS_SEEN_TEXTS_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

namespace neardup {

class SeenTexts {
 public:
  /** The number of an earlier text of these bytes, if one is known. Else this one is remembered.
   *  @param hash    of the text's bytes. @param number  of the text: grows in the order of the input, in which threads need
   *                 not ask. Memory: 16 to 64 bytes a text, 32 MiB at most. */
  std::optional<std::uint64_t> earlier(std::uint64_t hash, std::uint64_t number);

 private:
  static constexpr std::uint64_t kNone = ~std::uint64_t{0};

  struct Entry {
    std::uint64_t hash = 0;
    std::uint64_t number = kNone;
  };
  struct Shard {
    std::mutex mutex;
    std::vector<Entry> entries;  // a power of two, each at the place that its hash tells
    std::size_t added = 0;
  };
  static constexpr std::size_t kShards = 16;

  static Entry& place_of(std::uint64_t hash, std::vector<Entry>& entries) {
    return entries[hash / kShards & (entries.size() - 1)];
  }
  static void grow(Shard& shard);

  std::array<Shard, kShards> shards_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_CORPUS_SEEN_TEXTS_H
