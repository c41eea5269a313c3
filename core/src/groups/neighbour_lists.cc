#include "groups/neighbour_lists.h"

#include <algorithm>
#include <utility>

#include "groups/parallel.h"

namespace neardup {

namespace {

using Items = std::vector<std::uint32_t>;  // ascending

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
  AllLists(const BucketLists& buckets, const std::vector<StarRules>& rules) : buckets_(buckets), rules_(rules) {
    members_.resize(buckets.bucket_count);
    for (std::uint32_t item = 0; item != buckets.items(); ++item) {
      for (std::size_t k = buckets.offsets[item]; k != buckets.offsets[item + 1]; ++k)
        members_[buckets.ids[k]].push_back(item);
    }
    lists_.of.resize(buckets.items());
    for (std::size_t thread = 0; thread != rules.size(); ++thread)
      earlier_.emplace_back(buckets, members_, rules.front().bucket_cap);
  }

  NeighbourLists run(const std::function<void()>& progress) {
    for_each_block(
        rules_.size(), buckets_.items(),
        [this](std::size_t item, std::size_t thread) { return near_earlier(item, thread); },
        [&](std::size_t item, Found found) {
          if (progress) progress();
          take(static_cast<std::uint32_t>(item), found);
        });
    for (const Items& items : members_)
      lists_.last_offered.push_back(items.size() > bucket_cap() ? items[bucket_cap() - 1]
                                                                : NeighbourLists::kAllOffered);
    return std::move(lists_);
  }

 private:
  struct Found {
    std::vector<Earlier> near;
    std::size_t comparisons = 0;
  };

  std::size_t list_cap() const { return rules_.front().list_cap; }
  std::size_t bucket_cap() const { return rules_.front().bucket_cap; }

  /** The earlier items that an item is near to, if it or they want each other. */
  Found near_earlier(std::size_t item, std::size_t thread) {
    const StarRules& rules = rules_[thread];
    Found found;
    for (const Earlier& earlier : earlier_[thread].of(static_cast<std::uint32_t>(item))) {
      const bool wanted = found.near.size() < list_cap();
      const bool wanted_by_earlier = earlier.offers_later && lists_.of[earlier.item].size() < list_cap();
      if (!wanted && !wanted_by_earlier) continue;
      if (!rules.promising(earlier.item, item)) continue;
      ++found.comparisons;
      if (rules.near(earlier.item, item)) found.near.push_back(earlier);
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
  const std::vector<StarRules>& rules_;  // of each thread
  std::vector<Items> members_;           // of each bucket
  std::vector<EarlierItems> earlier_;    // of each thread
  NeighbourLists lists_;
};

}  // namespace

NeighbourLists neighbour_lists(const BucketLists& buckets, const std::vector<StarRules>& rules,
                               const std::function<void()>& progress) {
  return AllLists(buckets, rules).run(progress);
}

}  // namespace neardup
