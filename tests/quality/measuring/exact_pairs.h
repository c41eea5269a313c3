/** @file exact_pairs.h
 *  All pairs of feature sets that reach a similarity, by brute force: the reference for measuring recall.
 *
 *  THREADS: a pure function. */
#ifndef NEARDUP_TESTS_QUALITY_MEASURING_EXACT_PAIRS_H
#define NEARDUP_TESTS_QUALITY_MEASURING_EXACT_PAIRS_H

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

/** Pass every pair that reaches the threshold (> 0) to `take`, by ascending (second, first): by an inverted index over all
 *  features; complete. Cost: for each feature the square of its number of sets, summed; O(n^2) at least. */
void each_exact_pair(const std::vector<ShingleSet>& sets, double threshold,
                     const std::function<void(const ExactPair&)>& take);

}  // namespace neardup

#endif  // NEARDUP_TESTS_QUALITY_MEASURING_EXACT_PAIRS_H
