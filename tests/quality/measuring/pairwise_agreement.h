/** @file pairwise_agreement.h
 *  Agreement of clusterings by pairs of items, as other measurements give it.. */
#ifndef NEARDUP_TESTS_QUALITY_MEASURING_PAIRWISE_AGREEMENT_H
#define NEARDUP_TESTS_QUALITY_MEASURING_PAIRWISE_AGREEMENT_H

#include <cstddef>
#include <map>
#include <utility>

#include "quality/measuring/cluster_agreement.h"

namespace neardup {

/** Unordered pairs of different items that are in one cluster. */
inline std::size_t pair_count(const Clustering& clusters) {
  std::map<std::size_t, std::size_t> sizes;
  std::size_t pairs = 0;
  for (const std::size_t cluster : clusters) pairs += sizes[cluster]++;
  return pairs;
}

/** By pairs of items in one cluster. A cluster counts by the square of its size; items that stand alone do not count.
 *  @param found, truth  of the same items.
 *  Cost: O(n log n). Source: Manning, Raghavan, Schütze 2008, Introduction to Information Retrieval, sec. 16.3. */
inline Agreement pairwise_agreement(const Clustering& found, const Clustering& truth) {
  std::map<std::pair<std::size_t, std::size_t>, std::size_t> sizes;
  std::size_t both = 0;
  for (std::size_t item = 0; item != found.size(); ++item) both += sizes[{found[item], truth[item]}]++;
  const auto share = [both](std::size_t all) {
    return all == 0 ? 1 : static_cast<double>(both) / static_cast<double>(all);
  };
  return {share(pair_count(found)), share(pair_count(truth))};
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_QUALITY_MEASURING_PAIRWISE_AGREEMENT_H
