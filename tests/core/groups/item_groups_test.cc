#include "groups/item_groups.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/seeded_random.h"

namespace neardup {
namespace {

/** Members on a line, near if they lie at most 1 apart. */
class OnALine {
 public:
  explicit OnALine(std::vector<double> places) : places_(std::move(places)) {}

  std::optional<StarLink> link(std::size_t a, std::size_t b) const {
    const double distance = std::abs(places_[a] - places_[b]);
    return distance <= 1 ? std::optional(StarLink{1 - distance / 2, true}) : std::nullopt;
  }

  Representative found(std::size_t centre) {
    std::vector<StarLink> links;
    for (std::size_t member = 0; member != places_.size(); ++member) links.push_back(*link(centre, member));
    return representative_of(centre, links, [this](std::size_t a, std::size_t b) {
      ++tests;
      return link(a, b);
    });
  }

  std::size_t tests = 0;

 private:
  std::vector<double> places_;
};

TEST(RepresentativeTest, IsTheFirstThatAllOthersAreNear) {
  SeededRandom random(3);
  std::size_t others = 0;
  for (int i = 0; i != 500; ++i) {
    const std::size_t count = 1 + random.below(12);
    const std::size_t centre = random.below(count);
    std::vector<double> places;
    for (std::size_t member = 0; member != count; ++member)
      places.push_back(member == centre ? 0 : static_cast<double>(random.below(2001)) / 1000 - 1);
    OnALine line(places);
    const Representative found = line.found(centre);
    std::size_t expected = 0;
    const auto is_near_all = [&](std::size_t candidate) {
      for (std::size_t member = 0; member != count; ++member) {
        if (!line.link(candidate, member)) return false;
      }
      return true;
    };
    while (!is_near_all(expected)) ++expected;
    EXPECT_EQ(expected, found.member);
    ASSERT_EQ(count, found.links.size());
    for (std::size_t member = 0; member != count; ++member)
      EXPECT_EQ(line.link(expected, member)->similarity, found.links[member].similarity);
    if (expected != centre && expected != 0) ++others;
  }
  EXPECT_GT(others, 20U);
}

TEST(RepresentativeTest, AMemberThatPartsManyIsTestedFirst) {
  std::vector<double> places(1000, -0.6);
  places.push_back(0.6);
  places.push_back(0);
  OnALine line(places);
  EXPECT_EQ(1001U, line.found(1001).member);
  EXPECT_LT(line.tests, 4000U);
}

TEST(RepresentativeTest, EachOfSeveralGroupsHasItsOwn) {
  const std::vector<std::size_t> centres{2, 4, 2, 4, 4, 5};
  const OnALine line({0.5, -0.9, 0, 0.3, 0, 9});
  std::vector<StarLink> links;
  for (const std::size_t centre : centres) links.push_back(*line.link(centre, links.size()));
  const StarGroups chosen =
      representatives_of(centres, links, [&](std::size_t a, std::size_t b) { return line.link(a, b); });
  EXPECT_EQ(chosen.representative, (std::vector<std::size_t>{0, 4, 0, 4, 4, 5}));
  EXPECT_EQ(chosen.link[2].similarity, line.link(0, 2)->similarity);
  EXPECT_EQ(chosen.link[1].similarity, line.link(4, 1)->similarity);
}

}  // namespace
}  // namespace neardup
