#include "faults/fault_round.h"

#include <gtest/gtest.h>

#include <set>

namespace neardup::faults {
namespace {

const std::vector<FaultLog::Call> kCalls{{WriteCall::kOpen, 0}, {WriteCall::kWrite, 1}, {WriteCall::kWrite, 8192}};

TEST(FaultRoundTest, EveryCallMeetsEveryFaultButOnlyWritesAreTorn) {
  const std::vector<Point> points = all_points(kCalls);
  EXPECT_EQ(points.size(), 5 * kCalls.size() + 1);
  for (const Point& point : points) {
    EXPECT_TRUE(point.fault.kind != FaultKind::kTear || point.at == 3);
  }
}

TEST(FaultRoundTest, ASampleIsEvenAndOfEachFault) {
  const std::vector<Point> all = all_points(std::vector<FaultLog::Call>(100, {WriteCall::kWrite, 512}));
  for (const std::uint64_t seed : {1U, 2U, 77U}) {
    const std::vector<Point> some = some_points(all, 60, seed);
    std::set<std::pair<std::string, std::uint64_t>> distinct;
    std::size_t kills = 0;
    for (const Point& point : some) {
      distinct.emplace(point.fault.name, point.at);
      if (point.fault.kind == FaultKind::kKill) ++kills;
    }
    EXPECT_EQ(distinct.size(), 60U);
    EXPECT_EQ(kills, 10U);
  }
}

TEST(FaultRoundTest, ASampleOfMoreThanThereIsTakesAll) {
  EXPECT_EQ(some_points(all_points(kCalls), 1000, 5).size(), all_points(kCalls).size());
}

DisturbedEnd ended(int code, const std::string& errors) {
  return {code << 8, errors, false};
}

TEST(FaultTrialTest, AFailureIsACodeOfItsOwnAndOneLine) {
  const std::string line = "xapian-neardup: no space\n";
  EXPECT_TRUE(complaints_about(ended(5, line), false, 0).empty());
  EXPECT_TRUE(complaints_about(ended(1, line), false, 0).empty());
  EXPECT_TRUE(complaints_about(ended(0, ""), false, 0).empty());  // whether it is done is for the verdict
  EXPECT_FALSE(complaints_about(ended(3, line), false, 0).empty());
  EXPECT_FALSE(complaints_about(ended(4, line), false, 0).empty());
  EXPECT_FALSE(complaints_about(ended(5, ""), false, 0).empty());
  EXPECT_FALSE(complaints_about(ended(5, "no space\n"), false, 0).empty());
  EXPECT_FALSE(complaints_about(ended(5, line + line), false, 0).empty());
}

TEST(FaultTrialTest, ASignalIsRightWhereTheFaultKillsAndWrongElsewhere) {
  const DisturbedEnd killed{9, "", false};
  const DisturbedEnd crashed{11, "", false};
  EXPECT_TRUE(complaints_about(killed, true, 0).empty());
  EXPECT_FALSE(complaints_about(killed, false, 0).empty());
  EXPECT_TRUE(complaints_about(ended(1, "xapian-neardup: a child was killed\n"), true, 0).empty());
  EXPECT_FALSE(complaints_about(ended(1, ""), true, 0).empty());
  EXPECT_FALSE(complaints_about(ended(0, ""), true, 0).empty());
  EXPECT_FALSE(complaints_about(crashed, true, 0).empty());
  EXPECT_FALSE(complaints_about(crashed, false, 0).empty());
  EXPECT_FALSE(complaints_about(ended(0, ""), true, 0).empty());
}

}  // namespace
}  // namespace neardup::faults
