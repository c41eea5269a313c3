#include "tokens/token_digest.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bytes/feature_hash.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

TEST(TokenHashingTest, HashesAreXxh3OfEachTextInOrder) {
  SeededRandom random(1);
  for (const std::uint64_t seed : {0U, 7U}) {
    for (std::size_t count = 0; count <= kMostTokensHashed; ++count) {
      std::vector<std::string> texts;
      std::vector<Token> tokens;
      for (std::size_t i = 0; i != count; ++i) texts.push_back(random.bytes(random.below(count % 8 == 0 ? 600 : 20)));
      for (const std::string& text : texts) tokens.push_back({text, 0, 0, TokenClass::kWord});
      std::vector<std::uint64_t> hashes(count + 1, 42);
      xxh3_hash_tokens(tokens.data(), count, seed, hashes.data());
      for (std::size_t i = 0; i != count; ++i) ASSERT_EQ(xxh3_hash(texts[i], seed), hashes[i]) << texts[i].size();
      ASSERT_EQ(42U, hashes[count]);
    }
  }
}

TEST(TokenHashingTest, EveryLengthOfOneClassHasItsHash) {
  for (std::size_t size = 0; size <= 300; ++size) {
    const std::string text(size, 'x');
    const std::vector<Token> tokens(kMostTokensHashed, Token{text, 0, 0, TokenClass::kWord});
    std::vector<std::uint64_t> hashes(tokens.size());
    xxh3_hash_tokens(tokens.data(), tokens.size(), 0, hashes.data());
    EXPECT_EQ(std::vector<std::uint64_t>(tokens.size(), xxh3_hash(text)), hashes) << size;
  }
}

}  // namespace
}  // namespace neardup
