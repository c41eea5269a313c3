#include "indexing/shard_builder.h"

#include <gtest/gtest.h>

#include <string>

namespace neardup::cli {
namespace {

TEST(IdSetTest, AnIdIsAddedOnce) {
  IdSet ids;
  EXPECT_TRUE(ids.add("a"));
  EXPECT_TRUE(ids.add("b"));
  EXPECT_FALSE(ids.add("a"));
}

TEST(IdSetTest, ManyIdsAreRemembered) {
  IdSet ids;
  constexpr int kIds = 300'000;  // several merges
  for (int i = 0; i != kIds; ++i) EXPECT_TRUE(ids.add(std::to_string(i))) << i;
  for (int i = 0; i != kIds; ++i) EXPECT_FALSE(ids.add(std::to_string(i))) << i;
  EXPECT_TRUE(ids.add("new"));
}

}  // namespace
}  // namespace neardup::cli
