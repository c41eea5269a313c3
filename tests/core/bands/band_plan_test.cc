#include "bands/band_plan.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "core/seeded_random.h"

namespace neardup {
namespace {

constexpr unsigned kMostSlots = 1024;

TEST(BandPlanTest, EveryShapeKeepsItsPromiseAndOneBandLessWouldNot) {
  SeededRandom random(1);
  for (int round = 0; round != 500; ++round) {
    const double threshold = 0.05 + 0.94 * random.unit();
    const double recall = 0.5 + 0.499 * random.unit();
    unsigned rows = 0;
    for (const BandFamily& shape : frugal_shapes(threshold, recall, 64, kMostSlots)) {
      EXPECT_EQ(++rows, shape.rows);
      EXPECT_LE(shape.bands, 64U);
      EXPECT_LE(shape.bands * shape.rows, kMostSlots);
      EXPECT_GE(*shape.candidate_probability(threshold), recall);
      if (shape.bands == 1) continue;
      EXPECT_LT(*BandFamily::minhash(shape.bands - 1, shape.rows).candidate_probability(threshold), recall);
    }
  }
}

TEST(BandPlanTest, LastShapeHasTheMostRowsThatFit) {
  const std::vector<BandFamily> shapes = frugal_shapes(0.8, 0.98, 8, kMostSlots);
  ASSERT_FALSE(shapes.empty());
  EXPECT_EQ(BandFamily::minhash(8, 4), shapes.back());
  EXPECT_LT(*BandFamily::minhash(8, 5).candidate_probability(0.8), 0.98);
}

TEST(BandPlanTest, NothingPromisesWhatAsksForTooManyBands) {
  EXPECT_TRUE(frugal_shapes(0.1, 0.999, 8, kMostSlots).empty());
  EXPECT_TRUE(frugal_shapes(0.5, 0.9, 0, kMostSlots).empty());
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

TEST(BandPlanTest, CurveIsSteepestWhereItSays) {
  for (const BandFamily& shape : {BandFamily::minhash(8, 4), BandFamily::minhash(20, 5), BandFamily::minhash(3, 9)}) {
    const double steepest = steepest_similarity(shape);
    const auto slope = [&](double x) {
      constexpr double kStep = 1e-4;
      return *shape.candidate_probability(x + kStep) - *shape.candidate_probability(x - kStep);
    };
    EXPECT_GT(slope(steepest), slope(steepest - 0.02));
    EXPECT_GT(slope(steepest), slope(steepest + 0.02));
  }
  EXPECT_EQ(0, steepest_similarity(BandFamily::minhash(8, 1)));
}

TEST(BandPlanTest, RuleOfThumbIsNearTheSteepestPoint) {
  const BandFamily shape = BandFamily::minhash(20, 5);
  EXPECT_NEAR(0.549, rule_of_thumb_similarity(shape), 0.001);
  EXPECT_NEAR(steepest_similarity(shape), rule_of_thumb_similarity(shape), 0.03);
}

TEST(BandPlanTest, LeastAreaIsWhatAnotherLibraryTakes) {
  EXPECT_EQ(BandFamily::minhash(25, 5), least_area_shape(0.5, 128));
  EXPECT_EQ(BandFamily::minhash(9, 13), least_area_shape(0.8, 128));
  EXPECT_LT(*least_area_shape(0.8, 128).candidate_probability(0.8), 0.5) << "it promises nothing there";
}

}  // namespace
}  // namespace neardup
