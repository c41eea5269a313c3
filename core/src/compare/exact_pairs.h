/** @file exact_pairs.h
 *  All pairs of feature sets that reach a similarity, by brute force: the reference for measuring recall.
 *
 *  THREADS: a pure function. */
#ifndef NEARDUP_CORE_COMPARE_EXACT_PAIRS_H
#define NEARDUP_CORE_COMPARE_EXACT_PAIRS_H

#include <cstddef>
#include <functional>
#include <vector>

#include "features/shingles.h"

namespace neardup {

struct ExactPair {
  std::size_t first = 0;
  std::size_t second = 0;  ///< the greater
  double jaccard = 0;
  std::size_t shared = 0;  ///< features of both
  std::size_t united = 0;  ///< of either, at least 1
};

/** Every pair that reaches the threshold (> 0), by an inverted index over all features; complete.
 *  By ascending (second, first). Cost: for each feature the square of its number of sets, summed; O(n^2) at least. */
std::vector<ExactPair> exact_pairs(const std::vector<ShingleSet>& sets, double threshold);

/** Pass the pairs to `take` one by one, in the same order, if they do not fit in memory. */
void each_exact_pair(const std::vector<ShingleSet>& sets, double threshold,
                     const std::function<void(const ExactPair&)>& take);

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_EXACT_PAIRS_H
