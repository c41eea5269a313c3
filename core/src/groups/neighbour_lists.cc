#include "groups/neighbour_lists.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "groups/parallel.h"

namespace neardup {

namespace {

using Items = std::vector<std::uint32_t>;  // ascending

bool holds(const Items& items, std::uint32_t item) {
  return std::binary_search(items.begin(), items.end(), item);
}

/** Adds an item to a list if it is among the first `cap`. */
void insert(Items& list, std::uint32_t item, std::size_t cap) {
  const auto place = std::lower_bound(list.begin(), list.end(), item);
  if (place != list.end() && *place == item) return;
  list.insert(place, item);
  if (list.size() > cap) list.pop_back();
}

/** An item that comes before another one and shares a bucket with it. */
struct Earlier {
  std::uint32_t item;
  bool offers_later;  ///< whether one of the shared buckets offers the later item

  bool operator<(const Earlier& other) const { return item < other.item; }
};

/** Gathers the earlier items of an item, on one thread. */
class EarlierItems {
 public:
  /** References must outlive this. @param members  of each bucket. */
  EarlierItems(const BucketLists& buckets, const std::vector<Items>& members, std::size_t bucket_cap)
      : buckets_(buckets), members_(members), bucket_cap_(bucket_cap), seen_(buckets.items()) {}

  /** Items that share a bucket which offers them, each once, ascending. Valid until the next call. */
  const std::vector<Earlier>& of(std::uint32_t item) {
    earlier_.clear();
    ++call_;
    for (std::size_t k = buckets_.offsets[item]; k != buckets_.offsets[item + 1]; ++k) {
      const Items& items = members_[buckets_.ids[k]];
      const std::size_t offered = std::min(items.size(), bucket_cap_);
      const bool offers_item = items[offered - 1] >= item;
      for (std::size_t i = 0; i != offered && items[i] < item; ++i) add(items[i], offers_item);
    }
    std::sort(earlier_.begin(), earlier_.end());
    for (Earlier& earlier : earlier_) earlier.offers_later = seen_[earlier.item].offers_later;
    return earlier_;
  }

 private:
  /** What the last call that met an item knows of it. */
  struct Seen {
    std::uint32_t call = 0;
    bool offers_later = false;
  };

  void add(std::uint32_t item, bool offers_later) {
    Seen& seen = seen_[item];
    if (seen.call != call_) {
      seen = {call_, false};
      earlier_.push_back({item, false});
    }
    seen.offers_later = seen.offers_later || offers_later;
  }

  const BucketLists& buckets_;
  const std::vector<Items>& members_;
  std::size_t bucket_cap_;
  std::vector<Earlier> earlier_;
  std::vector<Seen> seen_;  // [items]
  std::uint32_t call_ = 0;  // at most one an item
};

/** Items are compared in blocks: lists do not change while the items of a block are compared with earlier ones. */
class AllLists {
 public:
  AllLists(const BucketLists& buckets, const std::vector<NeighbourSearch>& searches)
      : buckets_(buckets), searches_(searches) {
    members_.resize(buckets.bucket_count);
    for (std::uint32_t item = 0; item != buckets.items(); ++item) {
      for (std::size_t k = buckets.offsets[item]; k != buckets.offsets[item + 1]; ++k)
        members_[buckets.ids[k]].push_back(item);
    }
    lists_.of.resize(buckets.items());
    for (std::size_t thread = 0; thread != searches.size(); ++thread)
      earlier_.emplace_back(buckets, members_, searches.front().bucket_cap);
  }

  NeighbourLists run(const std::function<void()>& progress) {
    for_each_block(
        searches_.size(), buckets_.items(),
        [this](std::size_t item, std::size_t thread) { return near_earlier(item, thread); },
        [&](std::size_t item, Found found) {
          if (progress) progress();
          take(static_cast<std::uint32_t>(item), found);
        });
    for (std::uint32_t bucket = 0; bucket != members_.size(); ++bucket) {
      Items& items = members_[bucket];
      if (items.size() <= bucket_cap()) continue;
      items.resize(bucket_cap());
      lists_.crowded.push_back({bucket, std::move(items)});
    }
    return std::move(lists_);
  }

 private:
  struct Found {
    std::vector<Earlier> near;
    std::size_t comparisons = 0;
  };

  std::size_t list_cap() const { return searches_.front().list_cap; }
  std::size_t bucket_cap() const { return searches_.front().bucket_cap; }

  /** The earlier items that an item is near to, if it or they want each other. */
  Found near_earlier(std::size_t item, std::size_t thread) {
    const NeighbourSearch& search = searches_[thread];
    Found found;
    for (const Earlier& earlier : earlier_[thread].of(static_cast<std::uint32_t>(item))) {
      const bool wanted = found.near.size() < list_cap();
      const bool wanted_by_earlier = earlier.offers_later && lists_.of[earlier.item].size() < list_cap();
      if (!wanted && !wanted_by_earlier) continue;
      if (!search.promising(earlier.item, item)) continue;
      ++found.comparisons;
      if (search.near(earlier.item, item)) found.near.push_back(earlier);
    }
    return found;
  }

  void take(std::uint32_t item, const Found& found) {
    lists_.comparisons += found.comparisons;
    for (const Earlier& earlier : found.near) {
      Items& list = lists_.of[item];
      Items& list_of_earlier = lists_.of[earlier.item];
      if (list.size() < list_cap()) list.push_back(earlier.item);
      if (earlier.offers_later && list_of_earlier.size() < list_cap()) list_of_earlier.push_back(item);
    }
  }

  const BucketLists& buckets_;
  const std::vector<NeighbourSearch>& searches_;  // of each thread
  std::vector<Items> members_;                    // of each bucket
  std::vector<EarlierItems> earlier_;             // of each thread
  NeighbourLists lists_;
};

class ListUpdate {
 public:
  ListUpdate(PreviousNeighbours before, const BucketLookup& lookup, const NeighbourSearch& search)
      : before_(std::move(before)), lookup_(lookup), search_(search) {
    lists_.of = std::move(before_.of);
    for (CrowdedBucket& crowded : before_.crowded) crowded_before_.emplace(crowded.bucket, std::move(crowded.offered));
  }

  NeighbourLists run() {
    load_touched_buckets();
    for (auto& [number, bucket] : buckets_) take_leaving(bucket);
    for (auto& [number, bucket] : buckets_) take_entering(bucket);
    for (std::uint32_t item = 0; item != lists_.of.size(); ++item) {
      if (is_counted_again(item)) lists_.of[item] = counted(item);
    }
    for (auto& [number, bucket] : buckets_) {
      if (bucket.items.size() > search_.bucket_cap) lists_.crowded.push_back({number, offered(bucket.items)});
    }
    return std::move(lists_);
  }

 private:
  struct Bucket {
    Items items;
    Items offered_before;  // those that are unchanged
  };

  bool is_counted_again(std::uint32_t item) const { return before_.changed[item] || before_.recount[item]; }

  Items offered(const Items& items) const {
    const std::size_t count = std::min(items.size(), search_.bucket_cap);
    return {items.begin(), items.begin() + static_cast<std::ptrdiff_t>(count)};
  }

  Bucket& bucket(std::uint32_t number) {
    const auto [place, is_new] = buckets_.try_emplace(number);
    if (is_new) place->second.items = lookup_.items(number);
    return place->second;
  }

  void load_touched_buckets() {
    for (const auto& [number, items] : crowded_before_) bucket(number);
    for (std::uint32_t item = 0; item != lists_.of.size(); ++item) {
      if (!before_.changed[item]) continue;
      for (const std::uint32_t number : lookup_.buckets(item)) bucket(number);
    }
    for (auto& [number, loaded] : buckets_) {
      const auto crowded = crowded_before_.find(number);
      if (crowded != crowded_before_.end()) {
        loaded.offered_before = crowded->second;
      } else {
        std::copy_if(loaded.items.begin(), loaded.items.end(), std::back_inserter(loaded.offered_before),
                     [this](std::uint32_t item) { return !before_.changed[item]; });
      }
    }
  }

  /** Lists that have an item which a bucket no longer offers are counted again. */
  void take_leaving(const Bucket& bucket) {
    const Items now = offered(bucket.items);
    Items leaving;
    std::set_difference(bucket.offered_before.begin(), bucket.offered_before.end(), now.begin(), now.end(),
                        std::back_inserter(leaving));
    if (leaving.empty()) return;
    for (const std::uint32_t item : bucket.items) {
      const Items& list = lists_.of[item];
      if (std::any_of(leaving.begin(), leaving.end(), [&](std::uint32_t gone) { return holds(list, gone); }))
        before_.recount[item] = true;
    }
  }

  /** Compare the items that a bucket did not offer before with the others. */
  void take_entering(const Bucket& bucket) {
    const Items now = offered(bucket.items);
    Items entering;
    std::set_difference(now.begin(), now.end(), bucket.offered_before.begin(), bucket.offered_before.end(),
                        std::back_inserter(entering));
    for (const std::uint32_t arrival : entering) {
      for (const std::uint32_t item : bucket.items) {
        Items& list = lists_.of[item];
        if (item == arrival || is_counted_again(item) || holds(list, arrival)) continue;
        if (list.size() == search_.list_cap && list.back() < arrival) continue;
        if (near(item, arrival)) insert(list, arrival, search_.list_cap);
      }
    }
  }

  const Items& items_of(std::uint32_t number) {
    const auto known = buckets_.find(number);
    if (known != buckets_.end()) return known->second.items;
    const auto [place, is_new] = untouched_.try_emplace(number);
    if (is_new) place->second = lookup_.items(number);
    return place->second;
  }

  bool near(std::uint32_t a, std::uint32_t b) {
    const auto [first, second] = std::minmax(a, b);
    if (!search_.promising(first, second)) return false;
    ++lists_.comparisons;
    return search_.near(first, second).has_value();
  }

  /** A list by its definition. */
  Items counted(std::uint32_t item) {
    Items candidates;
    for (const std::uint32_t number : lookup_.buckets(item)) {
      const Items of_bucket = offered(items_of(number));
      candidates.insert(candidates.end(), of_bucket.begin(), of_bucket.end());
    }
    std::sort(candidates.begin(), candidates.end());
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
    Items list;
    for (const std::uint32_t candidate : candidates) {
      if (list.size() == search_.list_cap) break;
      if (candidate != item && near(item, candidate)) list.push_back(candidate);
    }
    return list;
  }

  PreviousNeighbours before_;
  const BucketLookup& lookup_;
  const NeighbourSearch& search_;
  std::map<std::uint32_t, Items> crowded_before_;
  std::map<std::uint32_t, Bucket> buckets_;   // those that changed items are in, and those that were crowded
  std::map<std::uint32_t, Items> untouched_;  // others that were read
  NeighbourLists lists_;
};

}  // namespace

NeighbourLists neighbour_lists(const BucketLists& buckets, const std::vector<NeighbourSearch>& searches,
                               const std::function<void()>& progress) {
  return AllLists(buckets, searches).run(progress);
}

NeighbourLists update_neighbour_lists(PreviousNeighbours before, const BucketLookup& lookup,
                                      const NeighbourSearch& search) {
  return ListUpdate(std::move(before), lookup, search).run();
}

}  // namespace neardup
