/** @file fast_similarity_sketch.h
 *  The standard sketch: minhash() as a SlotSketch.
 *
 *  Stage features --> signature of the flow. THREADS: one per thread.
 */
#ifndef NEARDUP_CORE_SKETCH_FAST_SIMILARITY_SKETCH_H
#define NEARDUP_CORE_SKETCH_FAST_SIMILARITY_SKETCH_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sketch/minhash.h"
#include "sketch/slot_sketch.h"

namespace neardup {

/** Slots agree with probability equal to the Jaccard index of the sets of distinct features. No slot is left empty.
 *  Source: Dahlgaard, Knudsen, Thorup 2017, "Fast Similarity Sketching", algorithm 1. Stored: yes. */
class FastSimilaritySketch final : public SlotSketch {
 public:
  /** @param slots  1..1024. @param seed  as minhash(). */
  FastSimilaritySketch(unsigned slots, std::uint64_t seed) : accumulator_(slots, seed) {}

  /** Cost as MinhashAccumulator::add(); allocates nothing. */
  void add(const std::uint64_t* features, std::size_t n) override { accumulator_.add(features, n); }

  /** minhash() of the features so far. */
  const std::vector<std::uint64_t>& slots() override { return accumulator_.slots(); }

  void clear() override { accumulator_.clear(); }

 private:
  MinhashAccumulator accumulator_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SKETCH_FAST_SIMILARITY_SKETCH_H
