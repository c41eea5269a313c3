#include "repair/offset_map.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace neardup {

namespace {

void expect_source(OffsetMap& map, ByteRange result, ByteRange expected) {
  const ByteRange source = map.to_source(result);
  EXPECT_EQ(source.begin, expected.begin) << result.begin << ' ' << result.end;
  EXPECT_EQ(source.end, expected.end) << result.begin << ' ' << result.end;
}

}  // namespace

TEST(OffsetMapTest, WithoutChangesOffsetsStay) {
  OffsetMap map;
  EXPECT_TRUE(map.empty());
  expect_source(map, {3, 7}, {3, 7});
}

TEST(OffsetMapTest, RangesThatTouchAChangeCoverItsWholeSource) {
  // 0123456789 -> 01XXXX56789 (234 -> XXXX)
  OffsetMap map;
  map.add({2, 5}, {2, 6});
  expect_source(map, {0, 2}, {0, 2});
  expect_source(map, {0, 3}, {0, 5});
  expect_source(map, {2, 6}, {2, 5});
  expect_source(map, {3, 4}, {2, 5});
  expect_source(map, {5, 7}, {2, 6});
  expect_source(map, {6, 8}, {5, 7});
}

TEST(OffsetMapTest, WhatWasRemovedBesideARangeIsLeftOut) {
  // 01[23]45[67]8 -> 01458
  OffsetMap map;
  map.add({2, 4}, {2, 2});
  map.add({6, 8}, {4, 4});
  expect_source(map, {0, 2}, {0, 2});
  expect_source(map, {0, 3}, {0, 5});
  expect_source(map, {2, 4}, {4, 6});
  expect_source(map, {4, 5}, {8, 9});
}

TEST(OffsetMapTest, WhatWasPutInComesFromNowhere) {
  // 0123 -> 01SSS23
  OffsetMap map;
  map.add({2, 2}, {2, 5});
  expect_source(map, {0, 2}, {0, 2});
  expect_source(map, {5, 7}, {2, 4});
}

TEST(OffsetMapTest, ClearForgetsEverything) {
  OffsetMap map;
  map.add({0, 3}, {0, 1});
  expect_source(map, {0, 1}, {0, 3});
  map.clear();
  EXPECT_TRUE(map.empty());
  expect_source(map, {0, 1}, {0, 1});
}

TEST(OffsetMapTest, RandomRewritesLeadBackByteForByte) {
  constexpr std::uint32_t kSeed = 31337;
  RecordProperty("seed", kSeed);
  SCOPED_TRACE(kSeed);
  std::mt19937 engine(kSeed);
  const auto below = [&engine](std::size_t n) { return engine() % n; };
  for (int round = 0; round != 2000; ++round) {
    OffsetMap map;
    std::vector<ByteRange> sources;  // of each byte of the result
    std::size_t source = 0;
    for (std::size_t n = below(12); n != 0; --n) {
      for (std::size_t copied = below(3); copied != 0; --copied, ++source) {
        sources.push_back({source, source + 1});
      }
      const std::size_t removed = below(4);
      const std::size_t written = below(4);
      map.add({source, source + removed}, {sources.size(), sources.size() + written});
      sources.resize(sources.size() + written, {source, source + removed});
      source += removed;
    }
    for (std::size_t begin = 0; begin < sources.size();) {
      const std::size_t end = begin + 1 + below(sources.size() - begin);
      expect_source(map, {begin, end}, {sources[begin].begin, sources[end - 1].end});
      begin = below(2) == 0 ? begin + 1 : end;
    }
  }
}

}  // namespace neardup
