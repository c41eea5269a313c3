#include "groups/representative.h"

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

}  // namespace
}  // namespace neardup
