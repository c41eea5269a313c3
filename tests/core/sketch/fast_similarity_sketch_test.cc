#include "sketch/minhash.h"

#include <gtest/gtest.h>

#include "core/sketch_law.h"
#include "core/whole_sets.h"

namespace neardup {
namespace {

TEST(FastSimilaritySketchTest, SlotsAreThoseOfMinhash) {
  SeededRandom random(1);
  for (const unsigned slots : {1U, 16U, 128U}) {
    for (const std::uint64_t seed : {0U, 7U}) {
      FastSimilaritySketch sketch(slots, seed);
      for (const std::size_t size : {1U, 5U, 400U}) {
        const Features features = random.values(size);
        EXPECT_EQ(minhash(features, slots, seed), slots_of(sketch, features));
        EXPECT_TRUE(sketch.empty_slots().empty());
      }
    }
  }
}

TEST(FastSimilaritySketchTest, OrderAndPartsDoNotMatter) {
  SeededRandom random(2);
  FastSimilaritySketch sketch(128, 0);
  expect_order_and_parts_do_not_matter(sketch, random.values(300), random);
}

}  // namespace
}  // namespace neardup
