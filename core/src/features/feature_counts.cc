#include "features/feature_counts.h"

#include <algorithm>

#include "bytes/feature_hash.h"

namespace neardup {

namespace {

constexpr std::size_t kMostBucketsKept = 4096;  // clearing takes time for each bucket, even for the shortest text

}  // namespace

FeatureCounts count_features(std::vector<std::uint64_t> features) {
  std::sort(features.begin(), features.end());
  FeatureCounts counts;
  for (const std::uint64_t feature : features) {
    if (counts.empty() || counts.back().feature != feature) counts.push_back({feature, 0});
    ++counts.back().count;
  }
  return counts;
}

const FeatureList& OccurrenceCounter::number(const std::uint64_t* features, std::size_t n) {
  elements_.assign(features, features + n);
  for (std::uint64_t& element : elements_) {
    const std::uint64_t before = counts_[element]++;
    if (before != 0) element = mix64(element + before * kGoldenStep);
  }
  return elements_;
}

void OccurrenceCounter::clear() {
  if (counts_.bucket_count() > kMostBucketsKept) counts_ = decltype(counts_)();  // {} would keep them
  counts_.clear();
}

}  // namespace neardup
