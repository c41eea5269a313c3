#include "groups/item_groups.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "bytes/feature_hash.h"
#include "core/groups/random_items.h"
#include "core/random_stars.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

StarRules rules_of(const NearTest& near, std::size_t list_cap, std::size_t bucket_cap) {
  StarRules rules;
  rules.promising = [](std::size_t, std::size_t) { return true; };
  rules.list_cap = list_cap;
  rules.bucket_cap = bucket_cap;
  rules.near = near;
  rules.weight = [](std::size_t, std::size_t neighbours) { return neighbours; };
  return rules;
}

NearTest by_place(const NearTest& near, const CentreOrder& centres) {
  return [&](std::size_t a, std::size_t b) { return near(centres.item(a), centres.item(b)); };
}

TEST(CentredStarsTest, AreThoseOfTheStepsAlone) {
  SeededRandom random(1);
  std::size_t full = 0;
  for (int round = 0; round != 3000; ++round) {
    const RandomItems items(random, 1 + random.below(40), static_cast<std::uint32_t>(1 + random.below(8)), 1);
    const NearTest near = items.near();
    const StarRules rules = rules_of(near, 1 + random.below(8), 1 + random.below(20));
    const BucketLists lists = items.lists();
    const NeighbourLists neighbours = neighbour_lists(lists, {rules});
    const CentreOrder centres = centre_order(neighbours, rules);
    const StarGroups stars =
        centres.by_item(star_groups(centres.by_place(lists), {by_place(rules.near, centres)}, rules.bucket_cap));
    const CentredStars found = centred_stars(lists, {rules});
    ASSERT_EQ(neighbours.of, found.neighbours.of);
    ASSERT_NO_FATAL_FAILURE(expect_same(stars, found.stars)) << "round " << round;
    for (const auto& list : neighbours.of) full += list.size() == rules.list_cap ? 1 : 0;
  }
  EXPECT_GT(full, 1000U);
}

TEST(CentredStarsTest, DoNotDependOnTheNumberOfThreads) {
  constexpr std::size_t kItems = 5000;  // several blocks
  SeededRandom random(2);
  for (const std::uint64_t one_in : {2U, 10U, 1000U}) {
    const BucketLists lists = flat(random_buckets(random, kItems, 40), 40);
    const NearTest near = [one_in](std::size_t a, std::size_t b) -> std::optional<StarLink> {
      const std::uint64_t pair = mix64(mix64(std::min(a, b) + 1) ^ std::max(a, b));
      if (pair % one_in != 0) return std::nullopt;
      return StarLink{static_cast<double>(pair % 1000) / 1000, true};
    };
    const StarRules rules = rules_of(near, 32, 50);
    const CentredStars one = centred_stars(lists, {rules});
    const CentredStars three = centred_stars(lists, {rules, rules, rules});
    ASSERT_EQ(one.neighbours.of, three.neighbours.of);
    ASSERT_EQ(one.neighbours.comparisons, three.neighbours.comparisons);
    ASSERT_EQ(one.stars.comparisons, three.stars.comparisons);
    ASSERT_NO_FATAL_FAILURE(expect_same(one.stars, three.stars));
    ASSERT_FALSE(one.stars.oversized == 0 && one_in == 1000);
  }
}

TEST(CentredStarsTest, MembersStandInTheOrderOfCentresTheCentreFirst) {
  StarGroups stars;
  stars.representative = {3, 1, 3, 3, 4};
  stars.link = {{0.9, true}, {}, {0.8, false}, {}, {}};
  const CentreOrder centres({1, 0, 2, 3, 0});
  const std::vector<StarMembers> members = members_of_stars(stars, centres);
  ASSERT_EQ(1U, members.size());
  EXPECT_THAT(members[0].items, ::testing::ElementsAre(3, 2, 0));
  EXPECT_EQ(0.8, members[0].links[1].similarity);
}

}  // namespace
}  // namespace neardup
