/** @file feature_postings.h
 *  Finds which of a few documents have a feature: an inverted index in memory. Internal. */
#ifndef NEARDUP_PLUGIN_TEXT_FEATURE_POSTINGS_H
#define NEARDUP_PLUGIN_TEXT_FEATURE_POSTINGS_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "features/shingles.h"

namespace neardup {

/** Feature sets, numbered from 0. Counts how many features another set shares with each.
 *  Memory: 20 bytes a feature. */
class FeaturePostings {
 public:
  explicit FeaturePostings(const std::vector<ShingleSet>& sets);

  /** [sets.size()] Sizes of the intersections with each set.
   *  Cost O(|set| + shared features + sets), for hashes that are spread evenly. */
  std::vector<std::uint32_t> shared_with(const ShingleSet& set) const;

  std::size_t size_of(std::size_t set) const { return sizes_[set]; }

 private:
  struct Posting {
    std::uint64_t feature;
    std::uint32_t set;
  };

  std::vector<Posting> postings_;     // ascending
  std::vector<std::uint32_t> begin_;  // of the postings with the same leading bits
  unsigned shift_ = 0;                // leaves the leading bits
  std::vector<std::size_t> sizes_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_FEATURE_POSTINGS_H
