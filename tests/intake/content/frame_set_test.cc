#include "content/frame_set.h"

#include <gtest/gtest.h>

#include <string>

namespace neardup {
namespace {

using Hashes = std::vector<std::uint64_t>;

TEST(FrameSetTest, StoredFormIsTheVersionAndTheSortedHashes) {
  const std::string value = FrameSet({0x0203, 1, 1}).encode(5);
  EXPECT_EQ(std::string({0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 3}), value);
  EXPECT_EQ((Hashes{1, 0x0203}), FrameSet::decode(value, 5)->hashes());
  EXPECT_TRUE(FrameSet::decode(FrameSet().encode(5), 5)->empty());
}

TEST(FrameSetTest, MarksOfABlockAreNoMarksOfEachOther) {
  const std::uint64_t block = frame_hash("Venue");
  const std::uint64_t hashes[] = {block, common_hash(block), field_hash(block)};
  for (const std::uint64_t hash : hashes) {
    for (const std::uint64_t other : hashes) {
      EXPECT_NE(hash == block ? 0 : common_hash(hash), other) << "a mark would count as a block that is common";
      EXPECT_NE(hash == block ? 0 : field_hash(hash), other);
    }
  }
}

TEST(FrameSetTest, DigitsDoNotTellLongLinesApart) {
  EXPECT_EQ(frame_hash("Printed from the site on 3 May 2026"), frame_hash("Printed from the site on 14 May 2025"));
  EXPECT_NE(frame_hash("Printed from the site on 3 May"), frame_hash("Printed from the site on a May"));
  EXPECT_EQ(frame_hash("شمار بازدیدهای این صفحه ۱۲۳ است"), frame_hash("شمار بازدیدهای این صفحه ۴۵ است"));
  EXPECT_EQ(frame_hash("Views of this page so far １２３"), frame_hash("Views of this page so far ４５"));
  EXPECT_NE(frame_hash("Price 12.50 EUR"), frame_hash("Price 12.60 EUR")) << "few words";
}

TEST(FrameSetTest, ManyFiguresTellLinesApart) {
  EXPECT_NE(frame_hash("Plot of 598 m, living space 287 m, built in 1950, price 608 thousand"),
            frame_hash("Plot of 598 m, living space 287 m, built in 1950, price 609 thousand"));
  EXPECT_NE(frame_hash("Hospital main gate north: 7.56, 9.29, 12.27, 16.40"),
            frame_hash("Hospital main gate north: 7.56, 9.29, 12.27, 16.41"));
  EXPECT_EQ(frame_hash("This page was edited on 27 November 2026, at 12:31"),
            frame_hash("This page was edited on 3 November 2025, at 9:05"));
}

TEST(FrameSetTest, OtherVersionsAndDamagedValuesAreNone) {
  const std::string value = FrameSet({1, 2}).encode(5);
  EXPECT_FALSE(FrameSet::decode(value, 6));
  for (std::size_t size = 0; size != value.size(); ++size) {
    EXPECT_EQ(size % 8 == 4, FrameSet::decode(value.substr(0, size), 5).has_value()) << size;
  }
}

TEST(FrameSetTest, KeysOfLongNamesEndInAHash) {
  EXPECT_EQ("neardup:frame:a.example", frame_key("a.example"));
  const std::string longest(180, 'a');
  EXPECT_EQ(kFrameKeys + longest, frame_key(longest));
  const std::string key = frame_key(longest + "b");
  EXPECT_EQ(kFrameKeys + longest + "#", key.substr(0, key.size() - 16));
  EXPECT_NE(key, frame_key(longest + "c"));
}

}  // namespace
}  // namespace neardup
