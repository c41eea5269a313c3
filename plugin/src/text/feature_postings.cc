#include "text/feature_postings.h"

#include <algorithm>

namespace neardup {

FeaturePostings::FeaturePostings(const std::vector<ShingleSet>& sets) {
  for (std::size_t set = 0; set != sets.size(); ++set) {
    sizes_.push_back(sets[set].size());
    for (const std::uint64_t feature : sets[set]) postings_.push_back({feature, static_cast<std::uint32_t>(set)});
  }
  std::sort(postings_.begin(), postings_.end(),
            [](const Posting& a, const Posting& b) { return a.feature < b.feature; });
  unsigned bits = 1;
  while (std::size_t{2} << bits < postings_.size()) ++bits;
  shift_ = 64 - bits;
  begin_.assign((std::size_t{1} << bits) + 1, 0);
  for (const Posting& posting : postings_) ++begin_[(posting.feature >> shift_) + 1];
  for (std::size_t bucket = 1; bucket != begin_.size(); ++bucket) begin_[bucket] += begin_[bucket - 1];
}

std::vector<std::uint32_t> FeaturePostings::shared_with(const ShingleSet& set) const {
  std::vector<std::uint32_t> shared(sizes_.size());
  for (const std::uint64_t feature : set) {
    const std::size_t bucket = feature >> shift_;
    for (std::size_t i = begin_[bucket]; i != begin_[bucket + 1]; ++i) {
      if (postings_[i].feature == feature) ++shared[postings_[i].set];
    }
  }
  return shared;
}

}  // namespace neardup
