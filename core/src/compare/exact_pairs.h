/** @file exact_pairs.h
 *  All pairs of feature sets that reach a similarity, by brute force: the truth that recall is measured against.
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

/** Every pair that reaches the threshold (> 0), by an inverted index over all features: nothing is left out.
 *  By ascending (second, first). Cost: the square of the number of holders of each feature, summed; O(n^2) at least. */
std::vector<ExactPair> exact_pairs(const std::vector<ShingleSet>& sets, double threshold);

/** Hand them to `take` one after another, in the same order: for more than memory should hold. */
void each_exact_pair(const std::vector<ShingleSet>& sets, double threshold,
                     const std::function<void(const ExactPair&)>& take);

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_EXACT_PAIRS_H
