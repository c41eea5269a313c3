/** @file exact_pairs.h
 *  All pairs of shingle sets by brute force: the truth that recall is measured against. */
#ifndef NEARDUP_TESTS_QUALITY_EXACT_PAIRS_H
#define NEARDUP_TESTS_QUALITY_EXACT_PAIRS_H

#include <cstddef>
#include <vector>

#include "neardup/shingles.h"

namespace neardup::quality {

struct ExactPair {
  std::size_t first = 0;
  std::size_t second = 0;  ///< the greater
  double jaccard = 0;
};

/** Every pair that reaches the threshold (> 0), by an inverted index over all shingles: nothing is left out. */
std::vector<ExactPair> exact_pairs(const std::vector<ShingleSet>& sets, double threshold);

}  // namespace neardup::quality

#endif  // NEARDUP_TESTS_QUALITY_EXACT_PAIRS_H
