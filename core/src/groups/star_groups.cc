#include "groups/star_groups.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"
#include "groups/parallel.h"

namespace neardup {

namespace {

/** The representatives in a bucket. */
struct RememberedBucket {
  std::vector<std::size_t> remembered;  // references and the first band_cap others, in order
  std::size_t forgettable = 0;          // all others
};

using BucketMemory = std::vector<RememberedBucket>;  // [buckets]

/** Gathers the representatives to compare with an item. */
class Candidates {
 public:
  explicit Candidates(std::size_t items) : seen_by_(items, kNone) {}

  /** Earlier representatives from a number on that share a bucket with an item, in order, each once. Valid until the next
   *  call. */
  const std::vector<std::size_t>& of(const BucketLists& buckets, std::size_t item, const BucketMemory& memory,
                                     std::size_t least) {
    found_.clear();
    for (std::size_t k = buckets.offsets[item]; k != buckets.offsets[item + 1]; ++k) {
      const std::vector<std::size_t>& remembered = memory[buckets.ids[k]].remembered;
      for (auto at = std::lower_bound(remembered.begin(), remembered.end(), least); at != remembered.end(); ++at) {
        if (seen_by_[*at] == item) continue;
        seen_by_[*at] = item;
        found_.push_back(*at);
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

/** Items are decided in blocks: first by the representatives of earlier blocks, on all threads, then by those of their own
 *  block. */
class StarsOfAll {
 public:
  StarsOfAll(const BucketLists& buckets, const std::vector<NearTest>& near, std::size_t band_cap,
             std::size_t references)
      : buckets_(buckets), near_(near), band_cap_(band_cap), references_(references), memory_(buckets.bucket_count) {
    for (std::size_t thread = 0; thread != near.size(); ++thread) candidates_.emplace_back(buckets.items());
  }

  StarGroups run(const std::function<void()>& progress) {
    groups_.representative.resize(buckets_.items());
    groups_.link.resize(buckets_.items());
    for_each_block(
        near_.size(), buckets_.items(),
        [this](std::size_t item, std::size_t thread) { return first_near(item, thread, 0); },
        [&](std::size_t item, Found found) {
          if (progress) progress();
          decide(item, found);
        });
    for (const RememberedBucket& bucket : memory_) {
      if (bucket.forgettable <= band_cap_) continue;
      ++groups_.oversized;
      groups_.forgotten += bucket.forgettable - band_cap_;
    }
    return std::move(groups_);
  }

 private:
  struct Found {
    std::size_t representative = 0;
    std::optional<StarLink> link;
    std::size_t comparisons = 0;
    std::size_t representatives = 0;  // that were tried are below it
  };

  /** Among those that are known, from a number on. */
  Found first_near(std::size_t item, std::size_t thread, std::size_t least) {
    Found found;
    found.representatives = next_;
    for (const std::size_t representative : candidates_[thread].of(buckets_, item, memory_, least)) {
      ++found.comparisons;
      found.link = near_[thread](representative, item);
      found.representative = representative;
      if (found.link) break;
    }
    return found;
  }

  void decide(std::size_t item, Found found) {
    groups_.comparisons += found.comparisons;
    if (!found.link && found.representatives != next_) {
      found = first_near(item, 0, found.representatives);
      groups_.comparisons += found.comparisons;
    }
    groups_.representative[item] = found.link ? found.representative : item;
    if (found.link) {
      groups_.link[item] = *found.link;
      return;
    }
    next_ = item + 1;
    for (std::size_t k = buckets_.offsets[item]; k != buckets_.offsets[item + 1]; ++k) {
      RememberedBucket& bucket = memory_[buckets_.ids[k]];
      if (item < references_ || bucket.forgettable++ < band_cap_) bucket.remembered.push_back(item);
    }
  }

  const BucketLists& buckets_;
  const std::vector<NearTest>& near_;  // of each thread
  std::size_t band_cap_;
  std::size_t references_;
  BucketMemory memory_;
  std::vector<Candidates> candidates_;  // of each thread
  std::size_t next_ = 0;                // beyond the last representative
  StarGroups groups_;
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

StarGroups star_groups(const BucketLists& buckets, const std::vector<NearTest>& near, std::size_t band_cap,
                       const std::function<void()>& progress, std::size_t references) {
  return StarsOfAll(buckets, near, band_cap, references).run(progress);
}

std::string group_id(std::uint64_t token_digest, const std::string& scope, std::uint32_t ordinal) {
  return base32_encode(hash_of(token_digest, scope, ordinal));
}

std::uint64_t family_id(std::uint64_t token_digest, const std::string& scope) {
  return std::max<std::uint64_t>(hash_of(token_digest, scope, 0), 1);
}

}  // namespace neardup
