/** @file weighted_minhash.h
 *  MinHash of weighted sets: it matters how often a feature occurs.
 *
 *  Stage features --> signature of the flow. THREADS: one per thread.
 *
 *  Imagine that darts are thrown at each feature forever, on average one for each unit of weight and of time. Each dart
 *  has a place on the axis of weights and goes into one slot. Darts below the feature's weight hit, and a slot keeps
 *  its first hit:
 *
 *      weight  2.5 |....x.......x...      x: misses
 *                  |  o      o    o       o: hits; that of the least time is kept by its slot
 *                0 +-----------------> time
 *
 *  A feature's darts do not depend on its weight. So two sets that share a feature keep the same dart if it hits in
 *  both.
 */
#ifndef NEARDUP_CORE_METHODS_WEIGHTED_MINHASH_H
#define NEARDUP_CORE_METHODS_WEIGHTED_MINHASH_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "compare/similarity.h"
#include "sketch/sketch_method.h"

namespace neardup {

/** Slots agree with probability equal to the weighted Jaccard index: the sum of the lesser weights of all features
 *  divided by the sum of the greater ones. Slots are independent, and none is left empty.
 *  The weight of a feature is how often it occurs, multiplied by the result of a function if there is one. Without such
 *  a function, minhash() of the elements that an OccurrenceCounter makes follows the same law at less cost and, for
 *  short texts, with a smaller error.
 *  The bytes are the same on every machine: weights are multiples of 2^-20, and all else is integer arithmetic.
 *  Source: Christiani 2020, "DartMinHash: Fast sketching for weighted sets", with a unit grid in place of a dyadic one;
 *  the law is that of Ioffe 2010, "Improved consistent sampling, weighted minhash and L1 sketching". Stored: yes. */
class WeightedMinhash final : public SlotSketch {
 public:
  /** Limits of the weight of one occurrence. */
  static constexpr double kLeastWeight = 0x1p-6;
  static constexpr double kMostWeight = 0x1p6;

  /** @param slots   1..1024.
   *  @param seed    chooses the darts.
   *  @param weight  of one occurrence of a feature; empty: 1. It must be the same number on every machine. Below
   *                 kLeastWeight, or not a number, it becomes kLeastWeight; above kMostWeight it becomes that;
   *                 otherwise it is cut to a multiple of 2^-20. */
  WeightedMinhash(unsigned slots, std::uint64_t seed, FeatureWeight weight = {});

  /** Cost O(n). Memory: all features until clear(), which keeps room for those of a short text. */
  void add(const std::uint64_t* features, std::size_t n) override;

  /** Cost for n features of total weight W expected O(n log n + W + slots log slots), W >= 1. */
  const std::vector<std::uint64_t>& slots() override;

  void clear() override;

 private:
  struct Round;

  std::vector<std::uint64_t> value_;
  std::vector<std::uint32_t> round_;  // of the value's hit
  std::vector<std::uint64_t> features_;
  std::uint64_t seed_;
  FeatureWeight weight_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_METHODS_WEIGHTED_MINHASH_H
