#include "dedupe/corpus_records.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace neardup::cli {
namespace {

TEST(RecordIdsTest, RepeatedIdsAreListedByTheirFirstItem) {
  RecordIds ids;
  const std::vector<std::string> names{"a", "b", "c", "b", "", "a", "b"};
  for (std::size_t i = 0; i != names.size(); ++i) ids.add(2 * i, RecordIds::hash(names[i]));
  EXPECT_EQ((std::vector<std::vector<std::uint32_t>>{{0, 10}, {2, 6, 12}}), ids.repeated());
  EXPECT_EQ(RecordIds::kNone, ids.id(1));
  EXPECT_EQ(RecordIds::hash("c"), ids.id(4));
}

TEST(RecordIdsTest, ItemsWithoutIdsDoNotRepeat) {
  RecordIds ids;
  ids.add(0, RecordIds::kNone);
  ids.add(1, RecordIds::kNone);
  EXPECT_TRUE(ids.repeated().empty());
  EXPECT_NE(RecordIds::kNone, RecordIds::hash(""));
}

TEST(RecordIdsTest, OfManyIdsNoneRepeatsByChance) {
  RecordIds ids;
  for (std::size_t i = 0; i != 50'000; ++i) ids.add(i, RecordIds::hash(std::to_string(i)));
  EXPECT_TRUE(ids.repeated().empty());
}

}  // namespace
}  // namespace neardup::cli
