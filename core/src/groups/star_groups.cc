#include "groups/star_groups.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"

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

/** Gathers the representatives to compare with an item. */
class Candidates {
 public:
  explicit Candidates(std::size_t items) : seen_by_(items, kNone) {}

  /** Earlier representatives that share a bucket with an item, in order, each once. Valid until the next call. */
  const std::vector<std::size_t>& of(const BucketLists& buckets, std::size_t item, const BucketMemory& memory) {
    found_.clear();
    for (std::size_t k = buckets.offsets[item]; k != buckets.offsets[item + 1]; ++k) {
      for (const std::size_t representative : memory.of(buckets.ids[k])) {
        if (seen_by_[representative] == item) continue;
        seen_by_[representative] = item;
        found_.push_back(representative);
      }
    }
    std::sort(found_.begin(), found_.end());
    return found_;
  }

 private:
  static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

  std::vector<std::size_t> seen_by_;  // [items] the last item whose candidate it was
  std::vector<std::size_t> found_;
};

std::uint64_t hash_of(std::uint64_t token_digest, const std::string& scope, std::uint32_t ordinal) {
  return xxh3_hash(hex_encode(token_digest) + ":" + std::to_string(ordinal) + ":" + scope);
}

}  // namespace

BucketLists KeyBuckets::by_item(std::size_t items) const {
  BucketLists lists;
  lists.bucket_count = static_cast<std::uint32_t>(count());
  lists.offsets.assign(items + 1, 0);
  for (const std::uint32_t item : members) ++lists.offsets[item + 1];
  std::partial_sum(lists.offsets.begin(), lists.offsets.end(), lists.offsets.begin());
  lists.ids.resize(members.size());
  std::vector<std::size_t> next(lists.offsets.begin(), lists.offsets.end() - 1);
  for (std::uint32_t bucket = 0; bucket != lists.bucket_count; ++bucket) {
    for (std::size_t k = offsets[bucket]; k != offsets[bucket + 1]; ++k) lists.ids[next[members[k]]++] = bucket;
  }
  return lists;
}

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
  Candidates candidates(buckets.items());
  for (std::size_t item = 0; item != buckets.items(); ++item) {
    if (progress) progress(item, buckets.items());
    groups.representative[item] = item;
    for (const std::size_t representative : candidates.of(buckets, item, memory)) {
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

std::string group_id(std::uint64_t token_digest, const std::string& scope, std::uint32_t ordinal) {
  return base32_encode(hash_of(token_digest, scope, ordinal));
}

std::uint64_t family_id(std::uint64_t token_digest, const std::string& scope) {
  return std::max<std::uint64_t>(hash_of(token_digest, scope, 0), 1);
}

}  // namespace neardup
