#include "groups/fact_parts.h"

#include <algorithm>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace neardup {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/** Members whose facts are given, and that are near if they share what both have; the nearer, the nearer their places. */
struct Star {
  std::vector<FactHashes> facts;
  std::vector<std::pair<std::size_t, std::size_t>> views = {};  // of one page

  bool may_be_near(std::size_t a, std::size_t b) const {
    for (const auto& [one, other] : views) {
      if ((one == a && other == b) || (one == b && other == a)) return true;
    }
    for (std::size_t kind = 0; kind != std::min(facts[a].size(), facts[b].size()); ++kind) {
      if (facts[a][kind] != 0 && facts[b][kind] != 0 && facts[a][kind] != facts[b][kind]) return false;
    }
    return true;
  }

  std::vector<std::uint64_t> keys() const {
    return fact_part_keys(
        facts.size(), [this](std::size_t member) { return facts[member]; },
        [this](std::size_t a, std::size_t b) { return may_be_near(a, b); },
        [this](std::size_t a, std::size_t b) -> std::optional<StarLink> {
          EXPECT_LT(a, b);
          if (!may_be_near(a, b)) return std::nullopt;
          return StarLink{1.0 / static_cast<double>(1 + b - a), true};
        });
  }
};

TEST(FactPartsTest, AStarWithoutFactsThatPartIsOnePart) {
  EXPECT_THAT(Star{{}}.keys(), IsEmpty());
  EXPECT_THAT((Star{{{}, {}, {}}}.keys()), IsEmpty());
  EXPECT_THAT((Star{{{}, {7}, {7}, {0}}}.keys()), IsEmpty());
  EXPECT_THAT((Star{{{}, {7, 0}, {0, 8}}}.keys()), IsEmpty()) << "other kinds";
}

TEST(FactPartsTest, MembersWithOtherFactsArePartedAndTheCentreStaysWithTheMostSimilarOne) {
  EXPECT_THAT((Star{{{}, {7}, {8}, {7}}}.keys()), ElementsAre(0, 0, 1, 0));
  EXPECT_THAT((Star{{{}, {7}, {8}, {}, {}}}.keys()), ElementsAre(0, 0, 1, 0, 0)) << "with the centre";
  EXPECT_THAT((Star{{{}, {7, 1}, {7, 2}, {7, 1}}}.keys()), ElementsAre(0, 0, 1, 0)) << "only what parts counts";
}

TEST(FactPartsTest, ViewsOfOnePageStayTogether) {
  EXPECT_THAT((Star{{{}, {7}, {8}}, {{1, 2}}}.keys()), IsEmpty());
  EXPECT_THAT((Star{{{}, {7}, {8}, {9}}, {{1, 2}}}.keys()), ElementsAre(0, 0, 0, 1));
}

TEST(FactPartsTest, MembersThatLackAKindStayWithTheFirstOnesThatTheyAgreeWith) {
  EXPECT_THAT((Star{{{}, {7, 0}, {7, 1}, {7, 2}, {8, 1}}}.keys()), ElementsAre(0, 0, 0, 1, 2));
  EXPECT_THAT((Star{{{}, {7, 0}, {0, 1}, {8, 2}}}.keys()), ElementsAre(0, 0, 0, 1));
}

TEST(FactPartsTest, NoPartHasTwoFactsOfAKind) {
  const std::uint32_t seed = std::random_device()();
  SCOPED_TRACE(seed);
  std::mt19937 engine(seed);
  const auto random = [&engine](std::uint32_t below) { return static_cast<std::uint32_t>(engine() % below); };
  for (int round = 0; round != 2000; ++round) {
    Star star;
    star.facts.resize(1 + random(8));
    for (std::size_t member = 1; member != star.facts.size(); ++member) {
      for (std::size_t kind = random(3); kind != 0; --kind) star.facts[member].push_back(random(3));
    }
    std::vector<std::uint64_t> keys = star.keys();
    bool any_part = false;
    for (std::size_t a = 0; a != star.facts.size(); ++a) {
      for (std::size_t b = 0; b != a; ++b) {
        any_part = any_part || !star.may_be_near(a, b);
        const bool together = !keys.empty() && keys[a] == keys[b];
        EXPECT_TRUE(!together || star.may_be_near(a, b)) << a << " " << b;
      }
    }
    EXPECT_EQ(any_part, !keys.empty());
  }
}

TEST(FactPartsTest, KeysOfBothPartByBoth) {
  using Keys = std::vector<std::uint64_t>;
  EXPECT_EQ(std::nullopt, keys_of_both(std::nullopt, {}));
  EXPECT_EQ(Keys({1, 2}), keys_of_both(Keys({1, 2}), {}));
  EXPECT_EQ(Keys({0, 1}), keys_of_both(std::nullopt, {0, 1}));
  const Keys both = *keys_of_both(Keys({5, 5, 6, 6}), {0, 1, 0, 0});
  EXPECT_NE(both[0], both[1]);
  EXPECT_NE(both[0], both[2]);
  EXPECT_EQ(both[2], both[3]);
}

}  // namespace
}  // namespace neardup
