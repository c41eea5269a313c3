#include "features/feature_counts.h"

#include <algorithm>

namespace neardup {

FeatureCounts count_features(std::vector<std::uint64_t> features) {
  std::sort(features.begin(), features.end());
  FeatureCounts counts;
  for (const std::uint64_t feature : features) {
    if (counts.empty() || counts.back().feature != feature) counts.push_back({feature, 0});
    ++counts.back().count;
  }
  return counts;
}

}  // namespace neardup
