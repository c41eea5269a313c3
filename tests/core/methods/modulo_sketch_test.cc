#include "methods/modulo_sketch.h"

#include <gtest/gtest.h>

#include <limits>
#include <map>

#include "core/mixed_bits.h"
#include "core/sketch_law.h"

namespace neardup {
namespace {

constexpr std::uint64_t kEmpty = std::numeric_limits<std::uint64_t>::max();

TEST(ModuloSketchTest, SlotsAreTheLeastHashesOfTheirClassesDividedByTheNumberOfSlots) {
  SeededRandom random(1);
  for (const unsigned slots : {2U, 7U, 128U, 1024U}) {
    const std::uint64_t seed = random();
    const Features features = random.values(300);
    std::map<std::uint64_t, std::uint64_t> least;
    for (const std::uint64_t feature : features) {
      const std::uint64_t hash = mix(feature ^ mix(seed + 0x9e3779b97f4a7c15U));
      const auto [entry, is_first] = least.emplace(hash % slots, hash);
      if (!is_first) entry->second = std::min(entry->second, hash);
    }
    Features expected;
    std::vector<std::size_t> empty;
    for (std::size_t i = 0; i != slots; ++i) {
      const auto found = least.find(i);
      expected.push_back(found == least.end() ? kEmpty : found->second / slots);
      if (found == least.end()) empty.push_back(i);
    }
    ModuloSketch sketch(slots, seed);
    EXPECT_EQ(expected, slots_of(sketch, features));
    EXPECT_EQ(empty, sketch.empty_slots());
  }
}

// By Python, with SplitMix64's finaliser written out.
TEST(ModuloSketchTest, SlotsArePinned) {
  ModuloSketch sketch(4, 7);
  EXPECT_EQ((Features{0xffffffffffffffffU, 0x276f8e25b3a12e66U, 0x04471d46b58712fdU, 0x0149095f013f3c45U}),
            slots_of(sketch, {1, 2, 3, 4, 5, 6}));
}

TEST(ModuloSketchTest, OrderPartsAndRepetitionDoNotMatter) {
  SeededRandom random(2);
  ModuloSketch sketch(128, 0);
  Features features = random.values(300);
  const Features once = slots_of(sketch, features);
  features.insert(features.end(), features.begin(), features.begin() + 200);
  EXPECT_EQ(once, slots_of(sketch, features));
  expect_order_and_parts_do_not_matter(sketch, features, random);
}

TEST(ModuloSketchTest, NothingLeavesEverySlotEmpty) {
  SeededRandom random(4);
  ModuloSketch sketch(3, 0);
  EXPECT_EQ((std::vector<std::size_t>{0, 1, 2}), sketch.empty_slots());
  slots_of(sketch, random.values(200));
  EXPECT_TRUE(sketch.empty_slots().empty());
  sketch.clear();
  EXPECT_EQ((std::vector<std::size_t>{0, 1, 2}), sketch.empty_slots());
}

TEST(ModuloSketchTest, SlotsStayEmptyWithTheStatedProbability) {
  for (const std::size_t size : {50U, 443U, 1200U}) {
    SeededRandom random(size);
    constexpr int kTrials = 1000;
    ModuloSketch sketch(128, 0);
    double empty = 0;
    for (int trial = 0; trial != kTrials; ++trial) {
      slots_of(sketch, random.values(size));
      empty += static_cast<double>(sketch.empty_slots().size());
    }
    const double expected = std::pow(127.0 / 128, size);
    EXPECT_NEAR(expected, empty / 128 / kTrials, 4.5 * std::sqrt(expected / 128 / kTrials)) << size;
  }
}

TEST(ModuloSketchTest, SlotsThatAreReachedAgreeWithProbabilityJaccard) {
  for (const std::size_t all : {10U, 100U, 1000U}) {
    for (const double target : {0.2, 0.5, 0.9}) {
      SeededRandom random(all + static_cast<std::size_t>(100 * target));
      const auto shared = static_cast<std::size_t>(std::lround(target * static_cast<double>(all)));
      ModuloSketch sketch(128, random());
      Agreement sum;
      for (int trial = 0; trial != 1500; ++trial) {
        const Features both = random.values(all);
        const auto middle = both.begin() + static_cast<std::ptrdiff_t>(shared + (all - shared) / 2);
        Features b(both.begin(), both.begin() + static_cast<std::ptrdiff_t>(shared));
        b.insert(b.end(), middle, both.end());
        const Agreement one = agreement(sketch, {both.begin(), middle}, b);
        sum.equal += one.equal;
        sum.of += one.of;
      }
      EXPECT_NEAR(target, sum.equal / sum.of, 4.5 * std::sqrt(target * (1 - target) / sum.of)) << all << " elements";
    }
  }
}

TEST(ModuloSketchTest, LowByteIsUniform) {
  SeededRandom random(9);
  std::vector<double> counts(256);
  ModuloSketch sketch(128, 0);
  constexpr double kTrials = 2000;
  for (int trial = 0; trial != kTrials; ++trial) {
    for (const std::uint64_t slot : slots_of(sketch, random.values(2000))) counts[slot & 0xff] += 1;
  }
  const double expected = 128 * kTrials / 256;
  double chi_squared = 0;
  for (const double count : counts) chi_squared += (count - expected) * (count - expected) / expected;
  EXPECT_LT((chi_squared - 255) / std::sqrt(2.0 * 255), 6);
}

}  // namespace
}  // namespace neardup
