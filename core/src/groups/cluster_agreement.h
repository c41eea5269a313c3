/** @file cluster_agreement.h
 *  How well groups that were found agree with the clusters that somebody labelled.
 *  THREADS: pure functions. */
#ifndef NEARDUP_CORE_GROUPS_CLUSTER_AGREEMENT_H
#define NEARDUP_CORE_GROUPS_CLUSTER_AGREEMENT_H

#include <cstddef>
#include <vector>

namespace neardup {

/** Who belongs together: [items] any number that the items of one cluster share and no others have. */
using Clustering = std::vector<std::size_t>;

/** Unordered pairs of different items that are in one cluster. */
std::size_t pair_count(const Clustering& clusters);

/** Shares, 0..1. */
struct Agreement {
  double precision = 1;  ///< of what was found, how much is true; 1 if nothing was found
  double recall = 1;     ///< of what is true, how much was found; 1 if there is nothing to find

  /** Harmonic mean; 0 if both are 0. */
  double f1() const;
};

/** By pairs of items that are in one cluster: a cluster counts by the square of its size, items that stand alone do not
 *  count.
 *  @exception std::invalid_argument if the sizes differ.
 *  Cost: O(n log n). Source: Manning, Raghavan, Schütze 2008, Introduction to Information Retrieval, sec. 16.3. */
Agreement pairwise_agreement(const Clustering& found, const Clustering& truth);

/** B-cubed: the mean over the items of the share of an item's found cluster that is of its true one (precision), and of
 *  its true cluster that is in its found one (recall); the item itself counts in both. Every item counts alike, those
 *  that stand alone too.
 *  @exception std::invalid_argument if the sizes differ.
 *  Cost: O(n log n). Source: Bagga, Baldwin 1998, Algorithms for Scoring Coreference Chains, with equal weights. */
Agreement b_cubed_agreement(const Clustering& found, const Clustering& truth);

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_CLUSTER_AGREEMENT_H
