#include "groups/star_groups.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/random_stars.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

/** By the definition, without a cap: an item joins the first earlier representative that is near it. */
std::vector<std::size_t> by_definition(const Buckets& buckets, const Relation& near) {
  std::vector<std::size_t> representative;
  for (std::size_t item = 0; item != buckets.size(); ++item) {
    std::size_t mine = item;
    for (std::size_t earlier = 0; earlier != item && mine == item; ++earlier) {
      const bool represents = representative[earlier] == earlier;
      if (represents && share_a_bucket(buckets[earlier], buckets[item]) && near(earlier, item)) mine = earlier;
    }
    representative.push_back(mine);
  }
  return representative;
}

/** With a cap: a pair counts in a bucket iff the earlier is among the bucket's first `cap` representatives. */
std::vector<std::size_t> by_definition(const Buckets& buckets, const Relation& near, std::size_t cap) {
  std::vector<std::size_t> representative;
  const auto counts_in = [&](std::uint32_t bucket, std::size_t earlier) {
    std::size_t rank = 0;  // representatives of this bucket before that one
    for (std::size_t other = 0; other != earlier; ++other) {
      if (representative[other] == other && share_a_bucket(buckets[other], {bucket})) ++rank;
    }
    return rank < cap && share_a_bucket(buckets[earlier], {bucket});
  };
  for (std::size_t item = 0; item != buckets.size(); ++item) {
    std::size_t mine = item;
    for (std::size_t earlier = 0; earlier != item && mine == item; ++earlier) {
      if (representative[earlier] != earlier || !near(earlier, item)) continue;
      const bool counts = std::any_of(buckets[item].begin(), buckets[item].end(),
                                      [&](std::uint32_t bucket) { return counts_in(bucket, earlier); });
      if (counts) mine = earlier;
    }
    representative.push_back(mine);
  }
  return representative;
}

/** Representatives of each bucket. */
std::map<std::uint32_t, std::size_t> representatives(const Buckets& buckets, const StarGroups& groups) {
  std::map<std::uint32_t, std::size_t> count;
  for (std::size_t item = 0; item != buckets.size(); ++item) {
    if (groups.representative[item] != item) continue;
    for (const std::uint32_t bucket : buckets[item]) ++count[bucket];
  }
  return count;
}

std::optional<StarLink> always_near(std::size_t, std::size_t) {
  return StarLink{0.9, false};
}
std::optional<StarLink> never_near(std::size_t, std::size_t) {
  return std::nullopt;
}
std::optional<StarLink> neighbours_near(std::size_t a, std::size_t b) {
  return a + 1 == b || b + 1 == a ? std::optional(StarLink{0.9, true}) : std::nullopt;
}

TEST(StarGroupsTest, NoItemsGiveNoGroups) {
  const StarGroups groups = star_groups(BucketLists(), {always_near}, 10);
  EXPECT_TRUE(groups.representative.empty());
  EXPECT_TRUE(groups.link.empty());
  EXPECT_EQ(0U, groups.comparisons);
}

TEST(StarGroupsTest, EachListOfBucketsIsAnItem) {
  EXPECT_EQ(0U, BucketLists().items());
  EXPECT_EQ(3U, flat({{0}, {}, {0, 1}}, 2).items());
}

TEST(StarGroupsTest, NearItemsJoinTheFirst) {
  const StarGroups groups = star_groups(flat({{0}, {0}, {0}}, 1), {always_near}, 10);
  EXPECT_EQ((std::vector<std::size_t>{0, 0, 0}), groups.representative);
  EXPECT_EQ(0.9, groups.link[1].similarity);
  EXPECT_FALSE(groups.link[1].exact);
}

TEST(StarGroupsTest, NoBucketForgetsAReference) {
  const auto near_two = [](std::size_t a, std::size_t b) {
    return (a == 2 && b == 6) || (a == 5 && b == 7) ? std::optional(StarLink{0.9, true}) : std::nullopt;
  };
  const StarGroups groups = star_groups(flat({{0}, {0}, {0}, {0}, {0}, {0}, {0}, {0}}, 1), {near_two}, 1, {}, 3);
  EXPECT_EQ((std::vector<std::size_t>{0, 1, 2, 3, 4, 5, 2, 7}), groups.representative);
  EXPECT_EQ(1U, groups.oversized);
  EXPECT_EQ(3U, groups.forgotten);  // 4, 5 and 7
}

TEST(StarGroupsTest, RepresentativeIsLinkedToItself) {
  const StarGroups groups = star_groups(flat({{0}, {0}}, 1), {always_near}, 10);
  EXPECT_EQ(1, groups.link[0].similarity);
  EXPECT_TRUE(groups.link[0].exact);
}

TEST(StarGroupsTest, ItemsThatAreNotNearStaySingle) {
  const StarGroups groups = star_groups(flat({{0}, {0}, {0}}, 1), {never_near}, 10);
  EXPECT_EQ((std::vector<std::size_t>{0, 1, 2}), groups.representative);
  EXPECT_EQ(3U, groups.comparisons);
}

TEST(StarGroupsTest, ItemsWithoutACommonBucketAreNotCompared) {
  const StarGroups groups = star_groups(flat({{0}, {1}, {}, {}}, 2), {always_near}, 10);
  EXPECT_EQ((std::vector<std::size_t>{0, 1, 2, 3}), groups.representative);
  EXPECT_EQ(0U, groups.comparisons);
}

TEST(StarGroupsTest, ChainOfNeighboursIsSplit) {
  const StarGroups groups = star_groups(flat(Buckets(10, {0}), 1), {neighbours_near}, 100);
  EXPECT_EQ((std::vector<std::size_t>{0, 0, 2, 2, 4, 4, 6, 6, 8, 8}), groups.representative);
}

TEST(StarGroupsTest, PairThatSharesManyBucketsIsComparedOnce) {
  EXPECT_EQ(1U, star_groups(flat({{0, 1, 2}, {2, 1, 0}}, 3), {never_near}, 10).comparisons);
}

TEST(StarGroupsTest, MembersAreNotRepresentativesOfOthers) {
  std::vector<std::size_t> asked;
  const NearTest near = [&](std::size_t representative, std::size_t item) {
    asked.push_back(representative);
    return neighbours_near(representative, item);
  };
  star_groups(flat({{0}, {0}, {0}}, 1), {near}, 10);
  EXPECT_EQ((std::vector<std::size_t>{0, 0}), asked);  // 1 is a member of 0: 2 is compared with 0 alone
}

TEST(StarGroupsTest, FullBucketRemembersItsFirstRepresentativesAndCountsTheOthers) {
  // 0, 1, 2 and 3 are unlike; 4 is near 2 and 3, which the bucket has no room for.
  const NearTest near = [](std::size_t representative, std::size_t item) {
    return item == 4 && representative >= 2 ? std::optional(StarLink{}) : std::nullopt;
  };
  const StarGroups capped = star_groups(flat(Buckets(5, {0}), 1), {near}, 2);
  EXPECT_EQ((std::vector<std::size_t>{0, 1, 2, 3, 4}), capped.representative);
  EXPECT_EQ(1U, capped.oversized);
  EXPECT_EQ(3U, capped.forgotten);
  EXPECT_EQ(0U + 1 + 2 + 2 + 2, capped.comparisons);
  const StarGroups whole = star_groups(flat(Buckets(5, {0}), 1), {near}, 4);
  EXPECT_EQ(2U, whole.representative[4]);
  EXPECT_EQ(0U, whole.oversized);
  EXPECT_EQ(0U, whole.forgotten);
}

TEST(StarGroupsTest, PairForgottenByOneBucketStillCountsInAnother) {
  const NearTest near = [](std::size_t representative, std::size_t item) {
    return representative == 2 && item == 3 ? std::optional(StarLink{}) : std::nullopt;
  };
  EXPECT_EQ(2U, star_groups(flat({{0}, {0}, {0, 1}, {0, 1}}, 2), {near}, 2).representative[3]);
  EXPECT_EQ(3U, star_groups(flat({{0}, {0}, {0, 1}, {0}}, 2), {near}, 2).representative[3]);
}

TEST(StarGroupsTest, ManyMembersDoNotMakeABucketHot) {
  const StarGroups groups = star_groups(flat(Buckets(1000, {0}), 1), {always_near}, 1);
  EXPECT_EQ(0U, groups.oversized);
  EXPECT_EQ(999U, groups.comparisons);
}

TEST(StarGroupsTest, ProgressIsToldBeforeEachItem) {
  std::size_t told = 0;
  star_groups(flat({{0}, {0}, {0}}, 1), {never_near}, 10, [&] { ++told; });
  EXPECT_EQ(3U, told);
}

TEST(StarGroupsTest, AgreesWithTheDefinitionOnRandomBucketsAndRelations) {
  SeededRandom random(1);
  for (int round = 0; round != 3000; ++round) {
    const std::size_t items = random.below(40);
    const auto bucket_count = static_cast<std::uint32_t>(1 + random.below(12));
    const Buckets buckets = random_buckets(random, items, bucket_count);
    const Relation near(random, items, random.unit());
    const StarGroups groups = star_groups(flat(buckets, bucket_count), {near}, items + 1);
    ASSERT_EQ(by_definition(buckets, near), groups.representative);
    ASSERT_EQ(0U, groups.oversized);
    for (std::size_t item = 0; item != items; ++item) {
      const std::size_t representative = groups.representative[item];
      if (representative == item) continue;
      ASSERT_EQ(representative, groups.representative[representative]);
      ASSERT_EQ(near(representative, item)->similarity, groups.link[item].similarity);
      ASSERT_EQ(near(representative, item)->exact, groups.link[item].exact);
    }
  }
}

TEST(StarGroupsTest, AgreesWithTheDefinitionWithOversizedBuckets) {
  SeededRandom random(2);
  std::size_t oversized = 0;
  for (int round = 0; round != 3000; ++round) {
    const std::size_t items = random.below(40);
    const auto bucket_count = static_cast<std::uint32_t>(1 + random.below(6));
    const Buckets buckets = random_buckets(random, items, bucket_count);
    const Relation near(random, items, 0.3 * random.unit());
    const std::size_t cap = 1 + random.below(4);
    const StarGroups groups = star_groups(flat(buckets, bucket_count), {near}, cap);
    ASSERT_EQ(by_definition(buckets, near, cap), groups.representative);
    std::size_t oversized_buckets = 0;
    std::size_t forgotten = 0;
    for (const auto& [bucket, count] : representatives(buckets, groups)) {
      oversized_buckets += count > cap ? 1 : 0;
      forgotten += count > cap ? count - cap : 0;
    }
    ASSERT_EQ(oversized_buckets, groups.oversized);
    ASSERT_EQ(forgotten, groups.forgotten);
    oversized += oversized_buckets;
  }
  EXPECT_GT(oversized, 1000U);
}

TEST(StarGroupsTest, ComparisonsAreAtMostTheCapForEachBucketOfEachItem) {
  SeededRandom random(3);
  for (const std::size_t cap : {1U, 5U, 20U}) {
    const Buckets buckets = random_buckets(random, 2000, 5);
    const BucketLists lists = flat(buckets, 5);
    EXPECT_LE(star_groups(lists, {never_near}, cap).comparisons, cap * lists.ids.size());
  }
}

}  // namespace
}  // namespace neardup
