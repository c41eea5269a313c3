/** @file minhash.h
 *  MinHash: a small summary of a set. The share of equal slots estimates the Jaccard index of two sets.
 *
 *  Stage features --> signature of the flow. One construction serves sets of every size: Fast Similarity Sketching.
 *  THREADS: pure functions; one FastSimilaritySketch per thread.
 */
#ifndef NEARDUP_CORE_SKETCH_MINHASH_H
#define NEARDUP_CORE_SKETCH_MINHASH_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "sketch/sketch_method.h"
#include "sketch/thrown_elements.h"

namespace neardup {

/** The MinHash of a set that arrives in parts, however it is cut into parts: slots that agree between two sets with
 *  probability equal to their Jaccard index. No slot is left empty. The low 8 bits of the slots are a sketch
 *  (minhash_sketch()).
 *  Each slot keeps the least (round, value) of all elements so far. The first part is thrown until no slot is empty. A
 *  later part needs only as many rounds as the slots still need, which is one except for small sets.
 *  Source: Dahlgaard, Knudsen, Thorup 2017, "Fast Similarity Sketching", algorithm 1. Stored: yes, as sketch and bands. */
class FastSimilaritySketch final : public SlotSketch {
 public:
  /** @param slots  1..1024. @param seed  chooses the hash functions; only results with the same seed can be compared. */
  explicit FastSimilaritySketch(unsigned slots, std::uint64_t seed = 0);

  /** @param elements  [n] hashes in any order; repetitions change nothing.
   *  Cost expected O(n + slots log slots) for the first part, O(n + slots) for a later one. Allocates only if it takes more rounds
   *  than all sets before. */
  void add(const std::uint64_t* elements, std::size_t n) override;

  const std::vector<std::uint64_t>& slots() override { return value_; }

  void clear() override { reached_.clear(); }

 private:
  void take_round(std::size_t round, const SlotBits& reached);

  std::vector<std::uint64_t> value_;  // of the least (round, value) that reached each slot
  std::vector<std::uint64_t> part_;   // the same of a further part
  std::vector<SlotBits> reached_;     // [rounds] slots that none but this round gave their value
  std::uint64_t seed_;
};

/** The 8-bit sketch that is stored: the low byte of each slot. Source: Li, Koenig 2010 (b-bit minwise hashing, b = 8).
 *  Stored: yes (plugin/FORMAT.md). */
std::vector<std::uint8_t> minhash_sketch(const std::vector<std::uint64_t>& slots);

/** What two sketches tell about the Jaccard index of their sets. */
struct JaccardEstimate {
  double value = 0;  ///< unbiased except for clamping to 0..1: bytes that are equal by chance (1/256) are subtracted
  double lower = 0;  ///< one-sided lower bound: the Wilson score interval of 99 %; at most 0.959 with 128 slots
};

/** Estimate the Jaccard index from two 8-bit sketches of equal length; empty ones give {0, 0}.
 *  Standard error sqrt(J (1 - J) / slots), 0.035 at J = 0.8 with 128 slots; less for sets of up to 100. With 128 slots
 *  the lower bound holds for 98.99 % of pairs at least from J = 0.8 up, for 98.8 % from 0.5 up, for 95 % below.
 *  @exception std::invalid_argument if the lengths differ. */
JaccardEstimate estimate_jaccard(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b);

/** Share of equal slots of two sketches; nothing without sketches, or if the lengths differ. */
std::optional<double> equal_slots(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b);

/** The value of estimate_jaccard() alone, for a tenth of the time, of sketches in the caller's memory. */
double estimated_jaccard(const std::uint8_t* a, const std::uint8_t* b, std::size_t slots);

/** The estimate below which the cascade rejects a candidate: threshold - 5 standard errors, at least 0.
 *  With 128 slots, a pair whose true Jaccard index is the threshold falls below it with a probability under 10^-5 for
 *  thresholds of 0.5 to 0.9 and under 10^-3 up to 0.99, because a binomial has a longer lower tail than a normal
 *  distribution.
 *  @param threshold  Jaccard index, 0..1.
 *  @param slots      of the sketch, >= 1. */
double rejection_floor(double threshold, std::size_t slots);

}  // namespace neardup

#endif  // NEARDUP_CORE_SKETCH_MINHASH_H
