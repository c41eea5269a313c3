#include "groups/neighbour_lists.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <stdexcept>

#include "core/groups/changing_items.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

using Items = std::vector<std::uint32_t>;

/** Changing items, and how their neighbours are found. */
class World : public ChangingItems {
 public:
  World(SeededRandom& random, std::size_t items, std::uint32_t bucket_count, std::size_t list_cap,
        std::size_t bucket_cap)
      : ChangingItems(random, items, bucket_count, 1) {
    search_.promising = [this](std::size_t a, std::size_t b) {
      EXPECT_LT(a, b);
      return are_near(a, b) || (order()[a] + order()[b]) % 3 == 0;
    };
    search_.near = [this](std::size_t a, std::size_t b) { return near()(a, b); };
    search_.list_cap = list_cap;
    search_.bucket_cap = bucket_cap;
  }

  World(const World&) = delete;
  World& operator=(const World&) = delete;

  const NeighbourSearch& search() const { return search_; }

  /** By the definition. */
  NeighbourLists defined() const {
    NeighbourLists lists;
    lists.of.resize(order().size());
    for (std::uint32_t bucket = 0; bucket != bucket_count(); ++bucket) {
      const Items items = ranks_in(bucket);
      if (items.size() > search_.bucket_cap) lists.crowded.push_back({bucket, first(items)});
    }
    for (std::uint32_t item = 0; item != order().size(); ++item) {
      std::set<std::uint32_t> near_items;
      for (const std::uint32_t bucket : buckets_of(item)) {
        for (const std::uint32_t other : first(ranks_in(bucket))) {
          if (other != item && are_near(item, other)) near_items.insert(other);
        }
      }
      Items& list = lists.of[item];
      list.assign(near_items.begin(), near_items.end());
      list.resize(std::min(list.size(), search_.list_cap));
    }
    return lists;
  }

 private:
  bool are_near(std::size_t a, std::size_t b) const { return near()(a, b).has_value(); }

  Items first(Items items) const {
    items.resize(std::min(items.size(), search_.bucket_cap));
    return items;
  }

  NeighbourSearch search_;
};

/** What the lists of an earlier order say of the items that have not changed since. */
PreviousNeighbours previous_neighbours(const NeighbourLists& earlier, const std::vector<std::size_t>& earlier_order,
                                       const World& world) {
  const std::vector<std::size_t>& order = world.order();
  std::map<std::size_t, std::uint32_t> rank_now;
  for (std::uint32_t rank = 0; rank != order.size(); ++rank) {
    if (!world.changed(order[rank])) rank_now[order[rank]] = rank;
  }
  const auto kept = [&](const Items& ranks) {
    Items now;
    for (const std::uint32_t rank : ranks) {
      const auto found = rank_now.find(earlier_order[rank]);
      if (found != rank_now.end()) now.push_back(found->second);
    }
    return now;
  };
  PreviousNeighbours before;
  before.changed.assign(order.size(), true);
  before.recount.assign(order.size(), false);
  before.of.resize(order.size());
  for (std::size_t rank = 0; rank != earlier_order.size(); ++rank) {
    const auto item = rank_now.find(earlier_order[rank]);
    if (item == rank_now.end()) continue;
    const Items& list = earlier.of[rank];
    before.changed[item->second] = false;
    before.of[item->second] = kept(list);
    before.recount[item->second] =
        list.size() == world.search().list_cap && before.of[item->second].size() != list.size();
  }
  for (const CrowdedBucket& crowded : earlier.crowded)
    before.crowded.push_back({crowded.bucket, kept(crowded.offered)});
  return before;
}

void expect_same(const NeighbourLists& expected, const NeighbourLists& got) {
  ASSERT_EQ(expected.of, got.of);
  ASSERT_EQ(expected.crowded.size(), got.crowded.size());
  for (std::size_t i = 0; i != expected.crowded.size(); ++i) {
    ASSERT_EQ(expected.crowded[i].bucket, got.crowded[i].bucket);
    ASSERT_EQ(expected.crowded[i].offered, got.crowded[i].offered);
  }
}

TEST(NeighbourListsTest, AreAsDefined) {
  SeededRandom random(1);
  for (int round = 0; round != 3000 && !HasFatalFailure(); ++round) {
    const World world(random, 1 + random.below(40), static_cast<std::uint32_t>(1 + random.below(8)),
                      1 + random.below(8), 1 + random.below(20));
    expect_same(world.defined(), neighbour_lists(world.lists(), {world.search()}));
  }
}

TEST(NeighbourListsTest, UpdatesOfUpdatesAreAsDefined) {
  SeededRandom random(2);
  std::size_t crowded = 0;
  for (int round = 0; round != 3000 && !HasFatalFailure(); ++round) {
    World world(random, 1 + random.below(40), static_cast<std::uint32_t>(1 + random.below(8)), 1 + random.below(8),
                1 + random.below(20));
    NeighbourLists lists = neighbour_lists(world.lists(), {world.search()});
    for (int change = 0; change != 10 && !HasFatalFailure(); ++change) {
      const std::vector<std::size_t> order = world.order();
      world.change_something();
      lists = update_neighbour_lists(previous_neighbours(lists, order, world), world.lookup(), world.search());
      expect_same(world.defined(), lists);
      crowded += lists.crowded.size();
    }
  }
  EXPECT_GT(crowded, 10000U);
}

TEST(NeighbourListsTest, NothingChangedReadsNothing) {
  PreviousNeighbours before;
  before.changed.assign(3, false);
  before.recount.assign(3, false);
  before.of = {{1}, {0}, {}};
  const BucketLookup none{[](std::size_t) -> Items { throw std::logic_error("read"); },
                          [](std::uint32_t) -> Items { throw std::logic_error("read"); }};
  EXPECT_EQ((std::vector<Items>{{1}, {0}, {}}), update_neighbour_lists(before, none, {}).of);
}

/** Items that are all near each other, in one bucket. */
TEST(NeighbourListsTest, CopiesCostNoMoreThanTheCap) {
  BucketLists buckets;
  buckets.bucket_count = 1;
  for (int item = 0; item != 10000; ++item) {
    buckets.ids.push_back(0);
    buckets.offsets.push_back(buckets.ids.size());
  }
  NeighbourSearch search;
  search.promising = [](std::size_t, std::size_t) { return true; };
  search.near = [](std::size_t, std::size_t) { return StarLink(); };
  search.list_cap = 32;
  search.bucket_cap = 200;
  const NeighbourLists lists = neighbour_lists(buckets, {search});
  EXPECT_EQ(32U, lists.of[9999].size());
  const std::size_t before_lists_are_known_to_be_full = 1024U * 32;
  EXPECT_LE(lists.comparisons, 10000U * 32 + before_lists_are_known_to_be_full);
}

}  // namespace
}  // namespace neardup
