#include "corpus/seen_texts.h"

#include <gtest/gtest.h>

#include "bytes/feature_hash.h"

namespace neardup {
namespace {

TEST(SeenTextsTest, ATextIsKnownByTheFirstOfItsBytes) {
  SeenTexts seen;
  EXPECT_EQ(seen.earlier(7, 1), std::nullopt);
  EXPECT_EQ(seen.earlier(7, 2), 1U);
  EXPECT_EQ(seen.earlier(7, 3), 1U);
  EXPECT_EQ(seen.earlier(8, 4), std::nullopt);
}

TEST(SeenTextsTest, ThreadsMayAskInAnotherOrder) {
  SeenTexts seen;
  EXPECT_EQ(seen.earlier(7, 5), std::nullopt);
  EXPECT_EQ(seen.earlier(7, 3), std::nullopt) << "5 does not come before 3";
  EXPECT_EQ(seen.earlier(7, 6), 3U);
}

TEST(SeenTextsTest, TheHashZeroIsAHashAsOthers) {
  SeenTexts seen;
  EXPECT_EQ(seen.earlier(0, 0), std::nullopt);
  EXPECT_EQ(seen.earlier(0, 1), 0U);
}

TEST(SeenTextsTest, MostOfMoreTextsThanItRemembersAreAnswered) {
  constexpr std::uint64_t kTexts = 5'000'000;
  SeenTexts seen;
  for (std::uint64_t i = 0; i != kTexts; ++i) ASSERT_EQ(seen.earlier(mix64(i + 1), i), std::nullopt);
  std::uint64_t known = 0;
  for (std::uint64_t i = kTexts; i-- != kTexts - 500'000;) {
    const auto earlier = seen.earlier(mix64(i + 1), kTexts + i);
    ASSERT_TRUE(!earlier || *earlier == i);
    known += earlier ? 1U : 0U;
  }
  EXPECT_GT(known, 250'000U);
}

}  // namespace
}  // namespace neardup
