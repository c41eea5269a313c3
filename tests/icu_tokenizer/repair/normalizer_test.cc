#include "repair/normalizer.h"

#include <gtest/gtest.h>

#include <string>

#include "icu_tokenizer/tokens.h"

namespace neardup {

TEST(NormalizerTest, NormalizedTextIsUsedInPlace) {
  Normalizer normalizer(nfc());
  const std::string text = "caf\u00E9 ไทย 한국 \uFB01";
  EXPECT_EQ(normalizer.apply(text).data(), text.data());
  EXPECT_TRUE(normalizer.map().empty());
  EXPECT_EQ(normalizer.apply("").size(), 0U);
}

TEST(NormalizerTest, ComposedCharactersLeadBackToTheirParts) {
  Normalizer normalizer(nfc());
  EXPECT_EQ(normalizer.apply("ae\u0301b"), "a\u00E9b");
  const ByteRange composed = normalizer.map().to_source({1, 3});
  EXPECT_EQ(composed.begin, 1U);
  EXPECT_EQ(composed.end, 4U);
  const ByteRange after = normalizer.map().to_source({3, 4});
  EXPECT_EQ(after.begin, 4U);
  EXPECT_EQ(after.end, 5U);
}

TEST(NormalizerTest, AnObjectForgetsThePreviousText) {
  Normalizer normalizer(nfkc_casefold());
  EXPECT_EQ(normalizer.apply("STRA\u00DFE"), "strasse");
  EXPECT_FALSE(normalizer.map().empty());
  EXPECT_EQ(normalizer.apply("x"), "x");
  EXPECT_TRUE(normalizer.map().empty());
  EXPECT_EQ(normalizer.apply("\u00AD"), "");
}

}  // namespace neardup
