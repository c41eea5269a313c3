#include "groups/star_update.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <unordered_map>
#include <utility>

namespace neardup {

namespace {

/** A bucket's items and which of them represent themselves, both ascending. */
struct LoadedBucket {
  std::vector<std::uint32_t> items;
  std::vector<std::size_t> representatives;

  /** Where a representative stands, or would. */
  std::size_t place(std::size_t representative) const {
    const auto place = std::lower_bound(representatives.begin(), representatives.end(), representative);
    return static_cast<std::size_t>(place - representatives.begin());
  }
};

class StarUpdate {
 public:
  StarUpdate(const PreviousStars& before, const BucketLookup& lookup, const NearTest& near, std::size_t band_cap)
      : lookup_(lookup), near_(near), cap_(band_cap) {
    groups_.representative = before.representative;
    groups_.link = before.link;
  }

  StarGroups run(const std::vector<OversizedBefore>& oversized, const std::function<void(std::size_t done)>& progress) {
    for (std::size_t item = 0; item != groups_.representative.size(); ++item) {
      if (groups_.representative[item] == kUndecided) queue_[item].again = true;
    }
    for (const OversizedBefore& bucket : oversized) remember_instead_of_lost(bucket);
    for (std::size_t done = 0; !queue_.empty(); ++done) {
      if (progress) progress(done);
      const auto [item, pending] = *queue_.begin();
      queue_.erase(queue_.begin());
      decide(item, pending);
    }
    list_oversized_buckets();
    return std::move(groups_);
  }

 private:
  /** A representative that a bucket remembers now and did not remember before. */
  struct Arrival {
    std::size_t representative;
    std::uint32_t bucket;
    bool operator<(const Arrival& other) const { return representative < other.representative; }
  };

  /** Why an item has to be decided. */
  struct Pending {
    bool again = false;
    std::vector<Arrival> arrivals;
  };

  struct Decision {
    std::size_t representative;
    StarLink link;
  };

  LoadedBucket& bucket(std::uint32_t number) {
    const auto [place, is_new] = buckets_.try_emplace(number);
    LoadedBucket& loaded = place->second;
    if (!is_new) return loaded;
    loaded.items = lookup_.items(number);
    std::copy_if(loaded.items.begin(), loaded.items.end(), std::back_inserter(loaded.representatives),
                 [this](std::uint32_t item) { return groups_.representative[item] == item; });
    return loaded;
  }

  std::size_t remembered(const LoadedBucket& bucket) const { return std::min(cap_, bucket.representatives.size()); }

  bool remembers(const LoadedBucket& bucket, std::size_t representative) const {
    const std::size_t place = bucket.place(representative);
    return place < remembered(bucket) && bucket.representatives[place] == representative;
  }

  /** A bucket remembers forgotten representatives in place of those that it lost. */
  void remember_instead_of_lost(const OversizedBefore& oversized) {
    const LoadedBucket& loaded = bucket(oversized.bucket);
    for (std::size_t place = cap_ - oversized.lost; place < remembered(loaded); ++place)
      arrive(oversized.bucket, place);
  }

  /** Compare the representative at a place of a bucket with the later items. */
  void arrive(std::uint32_t number, std::size_t place) {
    const LoadedBucket& loaded = bucket(number);
    const std::size_t representative = loaded.representatives[place];
    for_items_after(loaded, representative, [&](std::size_t item) {
      queue_[item].arrivals.push_back({representative, number});
    });
  }

  template <typename Visit>
  static void for_items_after(const LoadedBucket& bucket, std::size_t item, const Visit& visit) {
    const std::vector<std::uint32_t>& items = bucket.items;
    for (auto later = std::upper_bound(items.begin(), items.end(), item); later != items.end(); ++later) visit(*later);
  }

  void decide_members_again(const LoadedBucket& bucket, std::size_t representative) {
    for_items_after(bucket, representative, [&](std::size_t item) {
      if (groups_.representative[item] == representative) queue_[item].again = true;
    });
  }

  void decide(std::size_t item, const Pending& pending) {
    std::vector<std::uint32_t> numbers;  // of its buckets, looked up if needed
    if (pending.again) numbers = lookup_.buckets(item);
    const Decision decision = pending.again ? decided_again(item, numbers) : decided_among(item, pending.arrivals);
    const std::size_t before = groups_.representative[item];
    const bool was_representative = before == item;
    const bool is_representative = decision.representative == item;
    if (was_representative == is_representative) {
      assign(item, decision);
      return;
    }
    if (!pending.again) numbers = lookup_.buckets(item);
    for (const std::uint32_t number : numbers) bucket(number);  // in the state before the change
    assign(item, decision);
    for (const std::uint32_t number : numbers) is_representative ? appear(number, item) : disappear(number, item);
  }

  void assign(std::size_t item, const Decision& decision) {
    groups_.representative[item] = decision.representative;
    groups_.link[item] = decision.link;
  }

  /** An item became a representative. */
  void appear(std::uint32_t number, std::size_t item) {
    LoadedBucket& loaded = bucket(number);
    const std::size_t place = loaded.place(item);
    loaded.representatives.insert(loaded.representatives.begin() + static_cast<std::ptrdiff_t>(place), item);
    if (place >= cap_) return;
    arrive(number, place);
    if (loaded.representatives.size() > cap_) decide_members_again(loaded, loaded.representatives[cap_]);
  }

  /** An item is no longer a representative. */
  void disappear(std::uint32_t number, std::size_t item) {
    LoadedBucket& loaded = bucket(number);
    const std::size_t place = loaded.place(item);
    loaded.representatives.erase(loaded.representatives.begin() + static_cast<std::ptrdiff_t>(place));
    decide_members_again(loaded, item);
    if (place < cap_ && loaded.representatives.size() >= cap_) arrive(number, cap_ - 1);
  }

  std::optional<StarLink> near(std::size_t representative, std::size_t item) {
    ++groups_.comparisons;
    return near_(representative, item);
  }

  /** Decides by the definition. */
  Decision decided_again(std::size_t item, const std::vector<std::uint32_t>& numbers) {
    std::vector<std::size_t> candidates;
    for (const std::uint32_t number : numbers) {
      const LoadedBucket& loaded = bucket(number);
      const auto begin = loaded.representatives.begin();
      const std::size_t count = std::min(remembered(loaded), loaded.place(item));
      candidates.insert(candidates.end(), begin, begin + static_cast<std::ptrdiff_t>(count));
    }
    std::sort(candidates.begin(), candidates.end());
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
    for (const std::size_t candidate : candidates) {
      if (const std::optional<StarLink> link = near(candidate, item)) return {candidate, *link};
    }
    return {item, StarLink()};
  }

  /** Only the arrivals can be preferred to its present representative. */
  Decision decided_among(std::size_t item, std::vector<Arrival> arrivals) {
    std::sort(arrivals.begin(), arrivals.end());
    std::size_t tried = kUndecided;
    for (const auto& [representative, number] : arrivals) {
      if (representative >= groups_.representative[item]) break;
      if (representative == tried || !remembers(bucket(number), representative)) continue;
      tried = representative;
      if (const std::optional<StarLink> link = near(representative, item)) return {representative, *link};
    }
    return {groups_.representative[item], groups_.link[item]};
  }

  void list_oversized_buckets() {
    for (const auto& [number, loaded] : buckets_) {
      const std::vector<std::size_t>& all = loaded.representatives;
      if (all.size() <= cap_) continue;
      groups_.oversized.push_back({number, {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(cap_)}, all.size()});
    }
    std::sort(groups_.oversized.begin(), groups_.oversized.end(),
              [](const OversizedBucket& a, const OversizedBucket& b) { return a.bucket < b.bucket; });
  }

  const BucketLookup& lookup_;
  const NearTest& near_;
  std::size_t cap_;
  StarGroups groups_;
  std::unordered_map<std::uint32_t, LoadedBucket> buckets_;
  std::map<std::size_t, Pending> queue_;
};

}  // namespace

StarGroups update_star_groups(const PreviousStars& before, const BucketLookup& lookup, const NearTest& near,
                              std::size_t band_cap, const std::function<void(std::size_t done)>& progress) {
  return StarUpdate(before, lookup, near, band_cap).run(before.oversized, progress);
}

}  // namespace neardup
