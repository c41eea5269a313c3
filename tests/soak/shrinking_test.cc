#include "soak/shrinking.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <numeric>

namespace neardup::soak {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Steps numbers(std::size_t count) {
  Steps steps(count);
  std::iota(steps.begin(), steps.end(), std::size_t{0});
  return steps;
}

bool has(const Steps& steps, std::size_t step) {
  return std::find(steps.begin(), steps.end(), step) != steps.end();
}

TEST(ShrinkingTest, OnlyTheStepsThatMatterAreLeftInTheirOrder) {
  for (const std::size_t count : {90U, 91U, 128U, 1000U}) {
    EXPECT_THAT(shrunk(
                    numbers(count), [](const Steps& s) { return has(s, 3) && has(s, 88) && has(s, 40); }, 10'000),
                ElementsAre(3, 40, 88));
  }
}

TEST(ShrinkingTest, StepsThatCanOnlyGoAfterOthersGoToo) {
  const auto fails = [](const Steps& s) { return has(s, 9) && (has(s, 1) || !has(s, 5)); };
  EXPECT_THAT(shrunk(numbers(10), fails, 1000), ElementsAre(9));
}

TEST(ShrinkingTest, WhatFailsWithoutAnyStepNeedsNone) {
  EXPECT_THAT(shrunk(
                  numbers(17), [](const Steps&) { return true; }, 1000),
              IsEmpty());
}

TEST(ShrinkingTest, TrialsAreKept) {
  std::size_t trials = 0;
  const Steps all = numbers(50);
  EXPECT_EQ(all, shrunk(
                     all,
                     [&](const Steps&) {
                       ++trials;
                       return false;
                     },
                     13));
  EXPECT_EQ(13U, trials);
}

}  // namespace
}  // namespace neardup::soak
