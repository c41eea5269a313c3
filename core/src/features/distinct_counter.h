/** @file distinct_counter.h
 *  Counts the distinct hashes among many, in bounded memory.
 *
 *  Stage features --> signature of the flow: counts the distinct shingles of a text of any length.
 *  THREADS: one DistinctCounter per thread.
 */
#ifndef NEARDUP_CORE_FEATURES_DISTINCT_COUNTER_H
#define NEARDUP_CORE_FEATURES_DISTINCT_COUNTER_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace neardup {

/** Counts distinct 64-bit hashes that arrive in parts.
 *
 *  Up to kMostKept distinct hashes the count is exact. Above that, only the hashes below 2^64 / 2^L are kept, with the
 *  least L for which they are at most kMostKept. The count is their number times 2^L: an unbiased estimate whose
 *  standard error is at most 0.2 % (at least about 2^19 hashes are kept). In both cases the count depends only on the
 *  set of hashes, not on their order, repetition or parts. It assumes that hashes are spread evenly.
 *  Source: Wegman's adaptive sampling; Flajolet 1990, "On adaptive sampling". */
class DistinctCounter {
 public:
  static constexpr std::size_t kMostKept = std::size_t{1} << 20;

  /** @param hashes  [n] in any order; may repeat.
   *  Cost expected O(n). Allocates nothing for sets up to the largest one so far, and up to 2^16 hashes. */
  void add(const std::uint64_t* hashes, std::size_t n);

  /** The number of distinct hashes so far; 0 if none. You may add more afterwards. Cost O(n) up to 2^18 hashes; above
   *  that O(1) and the rest of add(). */
  std::uint64_t count();

  /** Forget all hashes. Memory: about 48 bytes for each hash, at most 32 MiB, of which up to 3 MiB are kept for the
   *  next set. */
  void clear();

 private:
  std::size_t distinct_pending();
  std::size_t distinct_unsure(std::size_t left, unsigned bits);
  void flush();

  std::vector<std::uint64_t> pending_;  // not looked at yet: nearly all texts have no more
  std::vector<std::uint32_t> slot_;     // scratch of distinct_pending()
  std::vector<std::uint32_t> unsure_;   // scratch: numbers of pending hashes that lost their slot
  std::vector<std::uint64_t> moved_;    // scratch
  std::vector<std::uint64_t> kept_;     // of the parts before, distinct and ascending
  unsigned level_ = 0;                  // L
};

}  // namespace neardup

#endif  // NEARDUP_CORE_FEATURES_DISTINCT_COUNTER_H
