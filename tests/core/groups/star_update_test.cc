#include "groups/star_update.h"

#include <gtest/gtest.h>

#include <map>
#include <numeric>

#include "core/groups/changing_items.h"
#include "core/random_stars.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

/** What the groups of an earlier order say of the items that have not changed since. */
PreviousStars previous_stars(const StarGroups& earlier, const std::vector<std::size_t>& earlier_order,
                             const ChangingItems& world) {
  const std::vector<std::size_t>& order = world.order();
  std::map<std::size_t, std::size_t> rank_now;
  for (std::size_t rank = 0; rank != order.size(); ++rank) {
    if (!world.changed(order[rank])) rank_now[order[rank]] = rank;
  }
  PreviousStars before;
  before.representative.assign(order.size(), kUndecided);
  before.link.resize(order.size());
  for (std::size_t rank = 0; rank != earlier_order.size(); ++rank) {
    const auto item = rank_now.find(earlier_order[rank]);
    const auto representative = rank_now.find(earlier_order[earlier.representative[rank]]);
    if (item == rank_now.end() || representative == rank_now.end()) continue;
    before.representative[item->second] = representative->second;
    before.link[item->second] = earlier.link[rank];
  }
  for (const OversizedBucket& oversized : earlier.oversized) {
    const auto lost = std::count_if(oversized.remembered.begin(), oversized.remembered.end(),
                                    [&](std::size_t rank) { return rank_now.count(earlier_order[rank]) == 0; });
    before.oversized.push_back({oversized.bucket, static_cast<std::size_t>(lost)});
  }
  return before;
}

/** Updates of updates; @return oversized buckets met. */
std::size_t check_updates(SeededRandom& random, std::size_t rounds, std::size_t items, std::size_t cap) {
  std::size_t oversized = 0;
  ChangingItems world(random, items, static_cast<std::uint32_t>(1 + random.below(8)), 0.4);
  StarGroups groups = star_groups(world.lists(), {world.near()}, cap);
  for (; rounds != 0; --rounds) {
    const std::vector<std::size_t> order = world.order();
    world.change_something();
    const PreviousStars before = previous_stars(groups, order, world);
    groups = update_star_groups(before, world.lookup(), world.near(), cap);
    expect_same(star_groups(world.lists(), {world.near()}, cap), groups);
    if (testing::Test::HasFatalFailure()) return oversized;
    oversized += groups.oversized.size();
  }
  return oversized;
}

TEST(StarUpdateTest, UpdatesOfUpdatesAreWhatStarGroupsGives) {
  SeededRandom random(1);
  for (int round = 0; round != 2000 && !HasFatalFailure(); ++round) {
    const std::size_t items = 1 + random.below(40);
    check_updates(random, 10, items, items + 1);
  }
}

TEST(StarUpdateTest, UpdatesOfUpdatesAreWhatStarGroupsGivesWithOversizedBuckets) {
  SeededRandom random(2);
  std::size_t oversized = 0;
  for (int round = 0; round != 4000 && !HasFatalFailure(); ++round) {
    oversized += check_updates(random, 10, 1 + random.below(40), 1 + random.below(5));
  }
  EXPECT_GT(oversized, 10000U);
}

/** Items that share a bucket with their neighbours, in pairs: 0 1, 2 3, ... are near. */
BucketLookup pairs_lookup(std::vector<std::size_t>& asked) {
  return {[&asked](std::size_t item) {
            asked.push_back(item);
            return std::vector<std::uint32_t>{static_cast<std::uint32_t>(item / 2)};
          },
          [](std::uint32_t bucket) {
            return std::vector<std::uint32_t>{2 * bucket, 2 * bucket + 1};
          }};
}

std::optional<StarLink> near(std::size_t, std::size_t) {
  return StarLink{0.9, true};
}

PreviousStars pairs_before(std::size_t items) {
  PreviousStars before;
  for (std::size_t item = 0; item != items; ++item) before.representative.push_back(item / 2 * 2);
  before.link.resize(items);
  return before;
}

TEST(StarUpdateTest, NothingUndecidedReadsNothing) {
  std::vector<std::size_t> asked;
  const PreviousStars before = pairs_before(1000);
  const StarGroups groups = update_star_groups(before, pairs_lookup(asked), near, 10);
  EXPECT_EQ(before.representative, groups.representative);
  EXPECT_TRUE(asked.empty());
  EXPECT_EQ(0U, groups.comparisons);
}

TEST(StarUpdateTest, OnlyWhatIsUndecidedIsLookedAt) {
  std::vector<std::size_t> asked;
  PreviousStars before = pairs_before(1000);
  before.representative[101] = kUndecided;
  const StarGroups groups = update_star_groups(before, pairs_lookup(asked), near, 10);
  EXPECT_EQ(pairs_before(1000).representative, groups.representative);
  EXPECT_EQ(0.9, groups.link[101].similarity);
  EXPECT_EQ((std::vector<std::size_t>{101}), asked);
  EXPECT_EQ(1U, groups.comparisons);
}

TEST(StarUpdateTest, MembersOfALostRepresentativeFindAnother) {
  const BucketLookup one_bucket{[](std::size_t) { return std::vector<std::uint32_t>{0}; },
                                [](std::uint32_t) {
                                  return std::vector<std::uint32_t>{0, 1, 2};
                                }};
  PreviousStars before;
  before.representative.assign(3, kUndecided);
  before.link.resize(3);
  EXPECT_EQ((std::vector<std::size_t>{0, 0, 0}), update_star_groups(before, one_bucket, {near}, 10).representative);
}

TEST(StarUpdateTest, ProgressIsToldOfEachItemThatIsDecided) {
  std::vector<std::size_t> asked;
  PreviousStars before = pairs_before(10);
  before.representative[3] = before.representative[5] = kUndecided;
  std::vector<std::size_t> told;
  update_star_groups(before, pairs_lookup(asked), {near}, 10, [&](std::size_t done) { told.push_back(done); });
  EXPECT_EQ((std::vector<std::size_t>{0, 1}), told);
}

}  // namespace
}  // namespace neardup
