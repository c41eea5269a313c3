#include "bands/token_digest_key.h"

#include <gtest/gtest.h>

#include <numeric>

#include "core/hashed_words.h"

namespace neardup {
namespace {

using Keys = std::vector<std::string>;

Keys keys_of(const std::vector<std::string>& words, std::size_t batch = 256) {
  TokenDigestKey digest(0);
  add_words(digest, words, batch);
  return digest.finish();
}

// By Debian's libxxhash 0.8.1 and base64.b32encode from Python.
TEST(TokenDigestKeyTest, KeyIsThe128BitXxh3OfTheTokenHashes) {
  std::vector<std::uint64_t> hashes(1000);
  std::iota(hashes.begin(), hashes.end(), 0U);
  const std::vector<Token> tokens(hashes.size());
  TokenDigestKey digest(0);
  digest.add_tokens(tokens.data(), hashes.data(), hashes.size());
  EXPECT_EQ(Keys{"lnym24375qfwskkgenlofwigdi"}, digest.finish());
  TokenDigestKey seeded(7);
  seeded.add_tokens(tokens.data(), hashes.data() + 1, 3);
  EXPECT_EQ(Keys{"haq5wg5ddztqgd3rdsvhdmeqpi"}, seeded.finish());
}

TEST(TokenDigestKeyTest, WordsAndTheirOrderMatterAndBatchesDoNot) {
  const Keys key = keys_of({"alder", "birch", "cedar"});
  EXPECT_EQ(key, keys_of({"alder", "birch", "cedar"}, 1));
  EXPECT_NE(key, keys_of({"birch", "alder", "cedar"}));
  EXPECT_NE(key, keys_of({"alder", "birch"}));
  EXPECT_NE(key, keys_of({"alder", "birch", "cedar", "cedar"}));
}

TEST(TokenDigestKeyTest, FinishAndClearBeginAnotherText) {
  TokenDigestKey digest(0);
  add_words(digest, {"alder"});
  EXPECT_EQ(keys_of({"alder"}), digest.finish());
  add_words(digest, {"birch"});
  digest.clear();
  add_words(digest, {"cedar"});
  EXPECT_EQ(keys_of({"cedar"}), digest.finish());
}

}  // namespace
}  // namespace neardup
