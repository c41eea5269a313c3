#include "methods/key_makers.h"

#include <gtest/gtest.h>

#include <numeric>

#include "core/hashed_words.h"

namespace neardup {
namespace {

using Keys = std::vector<std::string>;

Keys keys_of(std::string_view text) {
  TextDigestKey digest;
  digest.add_text(text);
  return digest.finish();
}

// By Python: base64.b32encode(hashlib.md5(b"abc").digest()).decode().lower().rstrip("=")
TEST(TextDigestKeyTest, KeyIsTheMd5OfTheBytes) {
  EXPECT_EQ(Keys{"saavbgb42jh3bvuwh56sryl7oi"}, keys_of("abc"));
  EXPECT_EQ(Keys{base32_encode(md5_of(std::string_view("a\0\xff", 3)))}, keys_of(std::string_view("a\0\xff", 3)));
}

TEST(TextDigestKeyTest, FieldsFollowOneAnotherAndClearBeginsAnotherText) {
  TextDigestKey digest;
  digest.add_text("a");
  digest.add_text("bc");
  EXPECT_EQ(keys_of("abc"), digest.finish());
  digest.add_text("x");
  digest.clear();
  digest.add_text("abc");
  EXPECT_EQ(keys_of("abc"), digest.finish());
}

TEST(TextDigestKeyTest, EveryByteMatters) {
  EXPECT_NE(keys_of("abc"), keys_of("ABC"));
  EXPECT_NE(keys_of("abc"), keys_of("abc "));
}

Keys word_keys(const std::vector<std::string>& words, std::size_t batch = 256) {
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
  const Keys key = word_keys({"alder", "birch", "cedar"});
  EXPECT_EQ(key, word_keys({"alder", "birch", "cedar"}, 1));
  EXPECT_NE(key, word_keys({"birch", "alder", "cedar"}));
  EXPECT_NE(key, word_keys({"alder", "birch"}));
  EXPECT_NE(key, word_keys({"alder", "birch", "cedar", "cedar"}));
}

TEST(TokenDigestKeyTest, ClearBeginsAnotherText) {
  TokenDigestKey digest(0);
  add_words(digest, {"alder"});
  EXPECT_EQ(word_keys({"alder"}), digest.finish());
  add_words(digest, {"birch"});
  digest.clear();
  add_words(digest, {"cedar"});
  EXPECT_EQ(word_keys({"cedar"}), digest.finish());
}

}  // namespace
}  // namespace neardup
