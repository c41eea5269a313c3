#include "sketch/thrown_elements.h"

#include <gtest/gtest.h>

#include <vector>

#include "core/seeded_random.h"

namespace neardup {
namespace {

constexpr std::uint64_t kMost = ~std::uint64_t{0};

TEST(ThrownElementsTest, EightAtATimeGivesWhatOneAtATimeGives) {
  SeededRandom random(74);
  for (const std::uint32_t slots : {1U, 2U, 16U, 64U, 100U, 128U, 1024U}) {
    for (const std::size_t count : {0U, 1U, 7U, 8U, 9U, 255U, 256U, 257U, 1000U}) {
      std::vector<std::uint64_t> elements(count);
      for (std::uint64_t& element : elements) element = random();
      SlotBits open{};
      for (std::uint32_t slot = 0; slot != slots; ++slot)
        open[slot / 64] |= std::uint64_t{random() % 3 == 0 ? 1U : 0U} << slot % 64;
      const std::uint64_t key = random();
      std::vector<std::uint64_t> by_eight(slots, kMost);
      std::vector<std::uint64_t> by_one(slots, kMost);
      throw_into_slots(elements.data(), count, key, slots, open, by_eight.data());
      throw_one_by_one(elements.data(), count, key, slots, open, by_one.data());
      EXPECT_EQ(by_eight, by_one) << slots << " slots, " << count << " elements";
      for (std::uint32_t slot = 0; slot != slots; ++slot) {
        const bool is_open = (open[slot / 64] >> slot % 64 & 1) != 0;
        EXPECT_TRUE(is_open || by_one[slot] == kMost) << "slot " << slot << " is closed";
      }
    }
  }
}

TEST(ThrownElementsTest, ReachedSlotsAreOpenAndHaveAValue) {
  SeededRandom random(74);
  for (const std::size_t slots : {1U, 63U, 64U, 65U, 128U, 1000U, 1024U}) {
    std::vector<std::uint64_t> least(slots);
    SlotBits open{};
    SlotBits expected{};
    for (std::size_t slot = 0; slot != slots; ++slot) {
      least[slot] = random() % 2 == 0 ? kMost : random();
      const std::uint64_t is_open = random() % 2;
      open[slot / 64] |= is_open << slot % 64;
      if (least[slot] != kMost) expected[slot / 64] |= is_open << slot % 64;
    }
    EXPECT_EQ(reached_slots(least, open), expected) << slots;
  }
}

}  // namespace
}  // namespace neardup
