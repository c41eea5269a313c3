/** @file repeat_filter.h
 *  Tells quickly of most hashes that they occur once. THREADS: a plain value. */
#ifndef NEARDUP_CORE_CORPUS_REPEAT_FILTER_H
#define NEARDUP_CORE_CORPUS_REPEAT_FILTER_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bytes/feature_hash.h"

namespace neardup {

/** Two bits for each of 8 to 16 places a hash: seen, seen again. Add all hashes first, then ask. */
class RepeatFilter {
 public:
  /** @param hashes  that will be added. Memory: 2 to 4 bytes each. */
  explicit RepeatFilter(std::size_t hashes) {
    std::size_t words = 1;
    while (words * kPlacesInWord < 8 * hashes) words *= 2;
    words_.resize(words);
  }

  void add(std::uint64_t hash) {
    const Place place = place_of(hash);
    std::uint64_t& word = words_[place.word];
    word |= (word >> place.shift & 1U) << (place.shift + 1) | std::uint64_t{1} << place.shift;
  }

  /** False only if the hash was added once. */
  bool may_repeat(std::uint64_t hash) const {
    const Place place = place_of(hash);
    return (words_[place.word] >> (place.shift + 1) & 1U) != 0;
  }

 private:
  static constexpr std::size_t kPlacesInWord = 32;

  struct Place {
    std::size_t word;
    unsigned shift;
  };

  Place place_of(std::uint64_t hash) const {
    const std::uint64_t mixed = mix64(hash);
    return {(mixed >> 5U) & (words_.size() - 1), 2 * static_cast<unsigned>(mixed % kPlacesInWord)};
  }

  std::vector<std::uint64_t> words_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_CORPUS_REPEAT_FILTER_H
