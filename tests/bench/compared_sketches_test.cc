#include "bench/compared_sketches.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>
#include <string>

namespace neardup::bench {
namespace {

using Sketch = std::function<Features(const Features&, unsigned, std::uint64_t)>;

struct Named {
  const char* name;
  Sketch make;
};

const Named kSketches[] = {
    {"seeded hashes", seeded_hashes},
    {"densified one permutation", densified_one_permutation},
    {"SuperMinHash", super_minhash},
    {"SetSketch", [](const Features& set, unsigned slots, std::uint64_t seed) { return set_sketch(set, slots, seed); }},
    {"ICWS", improved_consistent_weighted_sampling}};

constexpr unsigned kSlots = 128;

Features random_set(std::mt19937_64& random, std::size_t size) {
  Features set(size);
  std::generate(set.begin(), set.end(), std::ref(random));
  return set;
}

double equal_share(const Features& a, const Features& b) {
  double equal = 0;
  for (std::size_t i = 0; i != a.size(); ++i) equal += a[i] == b[i] ? 1 : 0;
  return equal / static_cast<double>(a.size());
}

TEST(ComparedSketchesTest, OrderDoesNotMatter) {
  std::mt19937_64 random(1);
  for (const auto& [name, make] : kSketches) {
    for (const std::size_t size : {1U, 20U, 1000U}) {
      Features set = random_set(random, size);
      const Features expected = make(set, kSlots, 7);
      EXPECT_EQ(kSlots, expected.size());
      std::shuffle(set.begin(), set.end(), random);
      EXPECT_EQ(expected, make(set, kSlots, 7)) << name;
      EXPECT_EQ(expected, make(set, kSlots, 7)) << name;
      if (size != 1) {
        EXPECT_LT(equal_share(expected, make(set, kSlots, 8)), 0.2) << name;
      }
    }
  }
}

// A third of the elements is in both sets. SetSketch's registers are equal by chance too, so its estimator is asked.
TEST(ComparedSketchesTest, MeanEstimateIsTheJaccardIndex) {
  for (const auto& [name, make] : kSketches) {
    std::mt19937_64 random(2);
    for (const std::size_t third : {1U, 10U, 100U}) {
      constexpr int kTrials = 200;
      double sum = 0;
      for (std::uint64_t seed = 0; seed != kTrials; ++seed) {
        const Features all = random_set(random, 3 * third);
        const auto size = static_cast<std::ptrdiff_t>(third);
        const Features a = make({all.begin(), all.end() - size}, kSlots, seed);
        const Features b = make({all.begin() + size, all.end()}, kSlots, seed);
        const double elements = 2 * static_cast<double>(third);
        sum += name == std::string("SetSketch") ? set_sketch_jaccard(a, b, elements, elements) : equal_share(a, b);
      }
      // Densification shares one draw among slots: of 3 elements its variance is that of as many slots.
      const double slots = name == std::string("densified one permutation") ? static_cast<double>(third) : kSlots;
      EXPECT_NEAR(1.0 / 3, sum / kTrials, 5 * std::sqrt(2.0 / 9 / slots / kTrials) + 0.001) << name << " " << third;
    }
  }
}

TEST(ComparedSketchesTest, RepetitionWeighsInConsistentWeightedSamplingOnly) {
  constexpr int kTrials = 400;
  double sum = 0;
  for (std::uint64_t seed = 0; seed != kTrials; ++seed) {
    sum += equal_share(improved_consistent_weighted_sampling({1, 1, 1, 2}, kSlots, seed),
                       improved_consistent_weighted_sampling({1, 2, 2}, kSlots, seed));
  }
  EXPECT_NEAR(2.0 / 5, sum / kTrials, 5 * std::sqrt(6.0 / 25 / kSlots / kTrials));
  EXPECT_EQ(super_minhash({1, 1, 1, 2}, kSlots, 3), super_minhash({1, 2}, kSlots, 3));
  EXPECT_EQ(set_sketch({1, 1, 1, 2}, kSlots, 3), set_sketch({1, 2}, kSlots, 3));
}

}  // namespace
}  // namespace neardup::bench
