/** @file feature_counts.h
 *  Counts how often each feature occurs, for multisets that weighted measures compare (weighted_similarity.h).
 *
 *  THREADS: pure functions; FeatureCounts is a plain value.
 */
#ifndef NEARDUP_CORE_FEATURES_FEATURE_COUNTS_H
#define NEARDUP_CORE_FEATURES_FEATURE_COUNTS_H

#include <cstddef>
#include <cstdint>
#include <vector>

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

}  // namespace neardup

#endif  // NEARDUP_CORE_FEATURES_FEATURE_COUNTS_H
