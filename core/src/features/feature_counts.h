/** @file feature_counts.h
 *  How often each feature occurs: as counts, for weighted measures (similarity.h), or as a set in which each
 *  occurrence is an element, so that methods for sets (MinHash, Jaccard) estimate or compare multisets.
 *
 *  Stage features --> signature of the flow. THREADS: pure functions; FeatureCounts is a plain value; one
 *  OccurrenceCounter per thread.
 */
#ifndef NEARDUP_CORE_FEATURES_FEATURE_COUNTS_H
#define NEARDUP_CORE_FEATURES_FEATURE_COUNTS_H

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "features/feature_method.h"

namespace neardup {

/** A feature of a text. */
struct FeatureCount {
  std::uint64_t feature = 0;  ///< hash
  std::size_t count = 0;      ///< how often it occurs, >= 1

  bool operator==(const FeatureCount& other) const { return feature == other.feature && count == other.count; }
};

/** Distinct features in ascending order. */
using FeatureCounts = std::vector<FeatureCount>;

/** Count features. @param features  in any order; empty gives empty. Cost O(n log n). */
FeatureCounts count_features(std::vector<std::uint64_t> features);

/** The Jaccard index of two resulting sets equals the index of the multisets: the sum of the features' smaller counts
 *  divided by the sum of the larger ones. The elements depend on how often each feature occurs, not on order or parts.
 *  It assumes that features are spread evenly.
 *  Source: Haeupler, Manasse, Talwar 2014, "Consistent weighted sampling made fast, small, and easy", sec. 1: an
 *  element of integer weight w as w elements of weight one. */
class OccurrenceCounter {
 public:
  /** The elements of the next features of a text.
   *  @param features  [n], n >= 0.
   *  @return [n]: the first occurrence of a feature gives the feature itself, the k-th gives mix(feature + (k - 1) g)
   *          with `mix` and `g` of plugin/FORMAT.md: 64 well mixed bits. Valid until the next call.
   *  Two different elements are equal with probability 2^-64. Cost expected O(n). Stored: yes, through sketches. */
  const FeatureList& number(const std::uint64_t* features, std::size_t n);

  /** Begin another text. Memory: about 40 bytes a distinct feature, freed here if there are more than some thousand,
   *  and 8 a feature of the longest call. */
  void clear();

 private:
  std::unordered_map<std::uint64_t, std::uint64_t> counts_;
  FeatureList elements_;  // of the last call
};

}  // namespace neardup

#endif  // NEARDUP_CORE_FEATURES_FEATURE_COUNTS_H
