#include "groups/neighbour_lists.h"

#include <gtest/gtest.h>

#include <set>

#include "core/groups/random_items.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

using Items = std::vector<std::uint32_t>;

/** Random items, and how their neighbours are found. */
class World : public RandomItems {
 public:
  World(SeededRandom& random, std::size_t items, std::uint32_t bucket_count, std::size_t list_cap,
        std::size_t bucket_cap)
      : RandomItems(random, items, bucket_count, 1) {
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

  const StarRules& search() const { return search_; }

  /** By the definition. */
  NeighbourLists defined() const {
    NeighbourLists lists;
    lists.of.resize(order().size());
    for (std::uint32_t bucket = 0; bucket != bucket_count(); ++bucket) {
      const Items items = ranks_in(bucket);
      lists.last_offered.push_back(items.size() > search_.bucket_cap ? first(items).back()
                                                                     : NeighbourLists::kAllOffered);
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

  StarRules search_;
};

void expect_same(const NeighbourLists& expected, const NeighbourLists& got) {
  ASSERT_EQ(expected.of, got.of);
  ASSERT_EQ(expected.last_offered, got.last_offered);
}

TEST(NeighbourListsTest, AreAsDefined) {
  SeededRandom random(1);
  std::size_t crowded = 0;
  for (int round = 0; round != 3000 && !HasFatalFailure(); ++round) {
    const World world(random, 1 + random.below(40), static_cast<std::uint32_t>(1 + random.below(8)),
                      1 + random.below(8), 1 + random.below(20));
    const NeighbourLists lists = neighbour_lists(world.lists(), {world.search()});
    expect_same(world.defined(), lists);
    const auto all = std::count(lists.last_offered.begin(), lists.last_offered.end(), NeighbourLists::kAllOffered);
    crowded += lists.last_offered.size() - static_cast<std::size_t>(all);
  }
  EXPECT_GT(crowded, 1000U);
}

/** Items that are all near each other, in one bucket. */
TEST(NeighbourListsTest, CopiesCostNoMoreThanTheCap) {
  BucketLists buckets;
  buckets.bucket_count = 1;
  for (int item = 0; item != 10000; ++item) {
    buckets.ids.push_back(0);
    buckets.offsets.push_back(buckets.ids.size());
  }
  StarRules search;
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
