#include "bands/bands.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "core/seeded_random.h"

namespace neardup {
namespace {

constexpr unsigned kPlannedSlots = 1024;

TEST(BandPlanTest, EveryShapeKeepsItsPromiseAndOneBandLessWouldNot) {
  SeededRandom random(1);
  for (int round = 0; round != 500; ++round) {
    const double threshold = 0.05 + 0.94 * random.unit();
    const double recall = 0.5 + 0.499 * random.unit();
    unsigned rows = 0;
    for (const BandFamily& shape : frugal_shapes(threshold, recall, 64, kPlannedSlots)) {
      EXPECT_EQ(++rows, shape.rows);
      EXPECT_LE(shape.bands, 64U);
      EXPECT_LE(shape.bands * shape.rows, kPlannedSlots);
      EXPECT_GE(*shape.candidate_probability(threshold), recall);
      if (shape.bands == 1) continue;
      EXPECT_LT(*BandFamily::minhash(shape.bands - 1, shape.rows).candidate_probability(threshold), recall);
    }
  }
}

TEST(BandPlanTest, LastShapeHasTheMostRowsThatFit) {
  const std::vector<BandFamily> shapes = frugal_shapes(0.8, 0.98, 8, kPlannedSlots);
  ASSERT_FALSE(shapes.empty());
  EXPECT_EQ(BandFamily::minhash(8, 4), shapes.back());
  EXPECT_LT(*BandFamily::minhash(8, 5).candidate_probability(0.8), 0.98);
}

TEST(BandPlanTest, NothingPromisesWhatAsksForTooManyBands) {
  EXPECT_TRUE(frugal_shapes(0.1, 0.999, 8, kPlannedSlots).empty());
  EXPECT_TRUE(frugal_shapes(0.5, 0.9, 0, kPlannedSlots).empty());
}

TEST(BandPlanTest, AtThresholdOneOneBandOfAllSlotsIsEnough) {
  EXPECT_EQ(BandFamily::minhash(1, 128), frugal_shapes(1, 0.99, 8, 128).back());
}

TEST(BandPlanTest, ThresholdAndRecallMustBeInRange) {
  for (const double threshold : {0.0, -0.1, 1.1}) {
    EXPECT_THROW(frugal_shapes(threshold, 0.9, 8, 128), std::invalid_argument) << threshold;
  }
  for (const double recall : {0.0, 1.0, -1.0}) {
    EXPECT_THROW(frugal_shapes(0.8, recall, 8, 128), std::invalid_argument) << recall;
  }
}

}  // namespace
}  // namespace neardup
