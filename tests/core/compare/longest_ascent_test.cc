#include "compare/token_alignment.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "core/seeded_random.h"

namespace neardup {
namespace {

using Numbers = std::vector<std::size_t>;

TEST(LongestAscentTest, NothingAscendsInNothing) {
  EXPECT_EQ(Numbers{}, longest_ascent({}));
}

TEST(LongestAscentTest, AsManyAreKeptAsTheTableOfAllPrefixesSays) {
  SeededRandom random(7);
  for (int round = 0; round != 1000; ++round) {
    Numbers numbers(1 + random.below(12));
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    std::shuffle(numbers.begin(), numbers.end(), random);
    Numbers longest(numbers.size(), 1);  // of those that end here
    for (std::size_t i = 0; i != numbers.size(); ++i) {
      for (std::size_t j = 0; j != i; ++j) {
        if (numbers[j] < numbers[i]) longest[i] = std::max(longest[i], longest[j] + 1);
      }
    }
    const Numbers ascent = longest_ascent(numbers);
    ASSERT_EQ(*std::max_element(longest.begin(), longest.end()), ascent.size());
    ASSERT_TRUE(std::is_sorted(ascent.begin(), ascent.end()));
    auto place = numbers.begin();
    for (const std::size_t number : ascent) {
      place = std::find(place, numbers.end(), number);
      ASSERT_NE(numbers.end(), place) << "in their order";
    }
  }
}

}  // namespace
}  // namespace neardup
