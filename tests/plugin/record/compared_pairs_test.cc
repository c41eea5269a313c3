#include "record/compared_pairs.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/seeded_random.h"
#include "plugin/database_bytes.h"
#include "plugin/signed_database.h"
#include "sign/stored_values.h"

namespace neardup {
namespace {

constexpr const char* kRule = "threshold=0.9 measure=jaccard";

ComparedPairs random_pairs(SeededRandom& random, std::size_t count) {
  std::vector<ComparedPair> pairs;
  for (std::size_t i = 0; i != count; ++i) {
    const auto similarity = random.below(2) == 0 ? std::nullopt : std::optional(stored_similarity(random.unit()));
    pairs.push_back(ComparedPair::of(random.below(50), random.below(50), similarity));
  }
  return ComparedPairs(std::move(pairs));
}

TEST(ComparedPairsTest, APairIsFoundInEitherOrder) {
  const ComparedPairs pairs({ComparedPair::of(7, 3, 0.5), ComparedPair::of(3, 7, 0.5), ComparedPair::of(7, 8, {})});
  EXPECT_EQ(2U, pairs.size());
  for (const auto& [a, b] : {std::pair(3, 7), std::pair(7, 3)}) {
    const ComparedPair* const found = pairs.find(static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(b));
    ASSERT_NE(nullptr, found);
    EXPECT_EQ(0.5, found->similarity);
  }
  ASSERT_NE(nullptr, pairs.find(8, 7));
  EXPECT_FALSE(pairs.find(8, 7)->similarity);
  EXPECT_EQ(nullptr, pairs.find(3, 8));
  EXPECT_EQ(nullptr, ComparedPairs().find(0, 0));
}

TEST(ComparedPairsTest, BytesAreThoseOfTheFormat) {
  const ComparedPairs pairs({ComparedPair::of(0xff, 1, {}), ComparedPair::of(1, 2, 0.75)});
  const std::string bytes = pairs.encode("r");
  const std::string expected(
      "r\n\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\2\x2c\xb4\x17\x80"
      "\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\xff\xff\xff\xff\xff",
      42);
  EXPECT_EQ(expected, bytes.substr(0, bytes.size() - 4));
}

TEST(ComparedPairsTest, WhatIsEncodedIsDecoded) {
  SeededRandom random(5);
  for (std::size_t count = 0; count != 40; ++count) {
    const ComparedPairs pairs = random_pairs(random, count);
    const ComparedPairs again = ComparedPairs::decode(pairs.encode(kRule), kRule);
    ASSERT_EQ(pairs.size(), again.size());
    for (std::uint64_t a = 0; a != 50; ++a) {
      for (std::uint64_t b = a; b != 50; ++b) {
        const ComparedPair* const expected = pairs.find(a, b);
        const ComparedPair* const got = again.find(a, b);
        ASSERT_EQ(expected == nullptr, got == nullptr);
        if (got == nullptr) continue;
        ASSERT_EQ(expected->similarity, got->similarity);
      }
    }
  }
}

TEST(ComparedPairsTest, OtherRulesAndDamagedBytesGiveNoPairs) {
  SeededRandom random(6);
  const std::string bytes = random_pairs(random, 3).encode(kRule);
  ASSERT_NE(0U, ComparedPairs::decode(bytes, kRule).size());
  EXPECT_EQ(0U, ComparedPairs::decode(bytes, "threshold=0.8 measure=jaccard").size());
  EXPECT_EQ(0U, ComparedPairs::decode(bytes + bytes, kRule).size());
  for (std::size_t size = 0; size != bytes.size(); ++size)
    EXPECT_EQ(0U, ComparedPairs::decode(bytes.substr(0, size), kRule).size());
  for (std::size_t bit = 0; bit != 8 * bytes.size(); ++bit) {
    std::string flipped = bytes;
    flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ 1U << bit % 8);
    EXPECT_EQ(0U, ComparedPairs::decode(flipped, kRule).size()) << bit;
  }
}

TEST(ComparedPairsTest, ADatabaseKeepsThemUntilThereAreNone) {
  SignedDatabase database;
  const Scheme& scheme = database.scheme();
  std::vector<ComparedPair> many;
  for (std::uint64_t i = 0; i != 500'000; ++i) many.push_back(ComparedPair::of(i, 2 * i, 0.25));
  const ComparedPairs pairs(std::move(many));
  write_compared_pairs(database.database(), scheme, kRule, pairs);
  EXPECT_EQ(pairs.size(), read_compared_pairs(database.database(), scheme, kRule).size()) << "in several parts";
  EXPECT_EQ(2U, metadata_of(database.database(), "neardup:compared:").size());
  write_compared_pairs(database.database(), scheme, kRule, {});
  EXPECT_TRUE(metadata_of(database.database(), "neardup:compared:").empty());
}

}  // namespace
}  // namespace neardup
