#include "sign/token_hash_block.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bytes/feature_hash.h"

namespace neardup {
namespace {

std::vector<std::uint64_t> hashes(const std::uint64_t* begin, std::size_t count) {
  return {begin, begin + count};
}

TEST(TokenHashBlockTest, TokensOfAllClassesAndWordsInTextOrder) {
  Scheme scheme;
  scheme.stop_words = {"the"};
  scheme.seed = 7;
  TokenHashBlock block(scheme);
  const std::vector<Token> tokens{{"the", 0, 0, TokenClass::kWord},
                                  {"page", 0, 0, TokenClass::kWord},
                                  {"42", 0, 0, TokenClass::kNumber},
                                  {"www", 0, 0, TokenClass::kLink},
                                  {"of", 0, 0, TokenClass::kWord}};
  EXPECT_EQ(5U, block.append(tokens.data(), tokens.size()));
  EXPECT_EQ(
      (std::vector<std::uint64_t>{xxh3_hash("page", 7), xxh3_hash("42", 7), xxh3_hash("www", 7), xxh3_hash("of", 7)}),
      hashes(block.tokens(), block.token_count()));
  EXPECT_EQ((std::vector<std::uint64_t>{xxh3_hash("page"), xxh3_hash("of")}),
            hashes(block.words(), block.word_count()));
  block.clear();
  EXPECT_EQ(0U, block.token_count());
  EXPECT_EQ(0U, block.word_count());
}

TEST(TokenHashBlockTest, FullBlockTakesNoMore) {
  TokenHashBlock block{Scheme()};
  const std::vector<Token> tokens(1000, Token{"word", 0, 0, TokenClass::kWord});
  EXPECT_EQ(1000U, block.append(tokens.data(), 1000));
  EXPECT_EQ(1000U, block.append(tokens.data(), 1000));
  EXPECT_FALSE(block.full());
  EXPECT_EQ(TokenHashBlock::kCapacity - 2000, block.append(tokens.data(), 1000));
  EXPECT_TRUE(block.full());
  EXPECT_EQ(0U, block.append(tokens.data(), 1000));
  EXPECT_EQ(TokenHashBlock::kCapacity, block.word_count());
}

}  // namespace
}  // namespace neardup
