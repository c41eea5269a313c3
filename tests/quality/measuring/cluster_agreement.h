/** @file cluster_agreement.h
 *  Measures how well found groups agree with labelled clusters.
 *  THREADS: pure functions. */
#ifndef NEARDUP_TESTS_QUALITY_MEASURING_CLUSTER_AGREEMENT_H
#define NEARDUP_TESTS_QUALITY_MEASURING_CLUSTER_AGREEMENT_H

#include <cstddef>
#include <vector>

namespace neardup {

/** [items] The cluster of each item: any number that only the items of one cluster share. */
using Clustering = std::vector<std::size_t>;

/** Shares, 0..1. */
struct Agreement {
  double precision = 1;  ///< share of the found pairs or items that is true; 1 if nothing was found
  double recall = 1;     ///< share of the true ones that was found; 1 if there is nothing to find

  /** Harmonic mean; 0 if both are 0. */
  double f1() const;
};

/** B-cubed: for each item the share of its found cluster that is in its true cluster (precision), and the share of its
 *  true cluster that is in its found cluster (recall); the mean over all items. The item itself counts in both. All
 *  items count equally, also those that stand alone.
 *  @exception std::invalid_argument if the sizes differ.
 *  Cost: O(n log n). Source: Bagga, Baldwin 1998, Algorithms for Scoring Coreference Chains, with equal weights. */
Agreement b_cubed_agreement(const Clustering& found, const Clustering& truth);

}  // namespace neardup

#endif  // NEARDUP_TESTS_QUALITY_MEASURING_CLUSTER_AGREEMENT_H
