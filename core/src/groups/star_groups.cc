#include "groups/star_groups.h"

#include <algorithm>

namespace neardup {

namespace {

/** The representatives of each bucket, and the first `cap` of them by number. */
class BucketMemory {
 public:
  BucketMemory(std::uint32_t buckets, std::size_t cap) : remembered_(buckets), count_(buckets), cap_(cap) {}

  void add(std::uint32_t bucket, std::size_t representative) {
    if (count_[bucket]++ < cap_) remembered_[bucket].push_back(representative);
  }

  const std::vector<std::size_t>& of(std::uint32_t bucket) const { return remembered_[bucket]; }

  std::vector<OversizedBucket> oversized() const {
    std::vector<OversizedBucket> oversized;
    for (std::uint32_t bucket = 0; bucket != count_.size(); ++bucket) {
      if (count_[bucket] > cap_) oversized.push_back({bucket, remembered_[bucket], count_[bucket]});
    }
    return oversized;
  }

 private:
  std::vector<std::vector<std::size_t>> remembered_;
  std::vector<std::size_t> count_;
  std::size_t cap_;
};

/** Earlier representatives that share a bucket with an item, in order, each once. */
std::vector<std::size_t> candidates(const BucketLists& buckets, std::size_t item, const BucketMemory& memory) {
  std::vector<std::size_t> found;
  for (std::size_t k = buckets.offsets[item]; k != buckets.offsets[item + 1]; ++k) {
    const std::vector<std::size_t>& list = memory.of(buckets.ids[k]);
    found.insert(found.end(), list.begin(), list.end());
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

}  // namespace

std::size_t StarGroups::forgotten() const {
  std::size_t sum = 0;
  for (const OversizedBucket& bucket : oversized) sum += bucket.representatives - bucket.remembered.size();
  return sum;
}

StarGroups star_groups(const BucketLists& buckets, const NearTest& near, std::size_t band_cap,
                       const std::function<void(std::size_t done, std::size_t all)>& progress) {
  StarGroups groups;
  groups.representative.resize(buckets.items());
  groups.link.resize(buckets.items());
  BucketMemory memory(buckets.bucket_count, band_cap);
  for (std::size_t item = 0; item != buckets.items(); ++item) {
    if (progress) progress(item, buckets.items());
    groups.representative[item] = item;
    for (const std::size_t representative : candidates(buckets, item, memory)) {
      ++groups.comparisons;
      if (const std::optional<StarLink> link = near(representative, item)) {
        groups.representative[item] = representative;
        groups.link[item] = *link;
        break;
      }
    }
    if (groups.representative[item] != item) continue;
    for (std::size_t k = buckets.offsets[item]; k != buckets.offsets[item + 1]; ++k) memory.add(buckets.ids[k], item);
  }
  groups.oversized = memory.oversized();
  return groups;
}

}  // namespace neardup
