// The digests were printed by tests/golden/text_profile_oracle.py.
#include "methods/key_makers.h"

#include <gtest/gtest.h>

#include <cmath>
#include <utility>

#include "bytes/digest128.h"
#include "core/hashed_words.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

using Words = std::vector<std::string>;

Words repeated(const std::vector<std::pair<std::string, std::size_t>>& counts) {
  Words words;
  for (const auto& [word, count] : counts) words.insert(words.end(), count, word);
  return words;
}

TextProfile profile_of(const Words& words, unsigned min_token_length = 2, float quant_rate = 0.01F) {
  TextProfile profile(min_token_length, quant_rate);
  add_words(profile, words);
  return profile;
}

std::string hex_of(const Words& words, unsigned min_token_length = 2, float quant_rate = 0.01F) {
  return hex_encode(profile_of(words, min_token_length, quant_rate).digest());
}

TEST(TextProfileTest, ProfileOfNothingLongEnoughIsEmpty) {
  EXPECT_EQ("", profile_of({}).profile());
  EXPECT_EQ("d41d8cd98f00b204e9800998ecf8427e", hex_of({}));
  EXPECT_EQ("d41d8cd98f00b204e9800998ecf8427e", hex_of({"a", "of", "be", "be"}));
}

TEST(TextProfileTest, TokensThatAllOccurOnceAreAllKept) {
  EXPECT_EQ("e9619f83885267fd8a8a06ea18d7d74a", hex_of({"alder"}));
  const Words words{"the", "quick", "brown", "fox", "jumps", "over", "lazy", "dog"};
  EXPECT_EQ("brown 1\ndog 1\nfox 1\njumps 1\nlazy 1\nover 1\nquick 1\nthe 1", profile_of(words).profile());
  EXPECT_EQ("17dc8fd9583b4e848bec7188c6b6d020", hex_of(words));
}

TEST(TextProfileTest, TokensOfOneCountComeInJavasOrder) {
  const Words tie = repeated({{"cedar", 3}, {"birch", 3}, {"alder", 2}});
  EXPECT_EQ("alder 2\nbirch 2\ncedar 2", profile_of(tie).profile());
  EXPECT_EQ("ea21aa1dfe989700f1a25d5ba81d294f", hex_of(tie));
  const Words beyond_the_basic_plane = repeated({{"\U00010400\U00010401", 2},
                                                 {"\U0001F600", 1},
                                                 {"\uff5e\uff5e\uff5e", 2},
                                                 {"\ud7ff\ud7ff\ud7ff", 2},
                                                 {"zzz", 2},
                                                 {"\ue000aa", 2}});
  EXPECT_EQ("052823f0b39c9f7639932c2ef9c3530a", hex_of(beyond_the_basic_plane));
}

TEST(TextProfileTest, LengthIsCountedInUtf16CodeUnits) {
  EXPECT_EQ("df53f65d0ff9648643395801f7ef99f7",
            hex_of(repeated({{"\u00e9t\u00e9", 4}, {"\u00e9lan", 2}, {"na\u00efve", 3}})));
  EXPECT_EQ("", profile_of({"\u00e9t", "\U0001F600"}).profile());
  EXPECT_EQ("\U0001F600 1", profile_of({"\U0001F600"}, 1).profile());
}

TEST(TextProfileTest, MinimumLengthIsExceeded) {
  EXPECT_EQ("acaf9ab2e0c74cfd97769a7b8f2c6d34", hex_of({"a", "of", "be", "be", "a"}, 0));
  EXPECT_EQ("e0e7ed9a1e5970520409ac96a0cd200d", hex_of(repeated({{"alder", 3}, {"elm", 5}, {"birch", 2}}), 4));
}

TEST(TextProfileTest, RateDecidesTheQuantum) {
  EXPECT_EQ("fa601d106ebb341e106a2a3d62261d6f",
            hex_of(repeated({{"alder", 9}, {"birch", 5}, {"cedar", 4}, {"damson", 1}}), 2, 0.5F));
  EXPECT_EQ("326b9b40e0014dc06dd0cdfbe0bbc425", hex_of(repeated({{"alder", 9}, {"birch", 8}}), 2, 1));
  EXPECT_EQ("418ad9b337ee66eba4f9d7de58c040cd", hex_of(repeated({{"alder", 9}, {"birch", 8}, {"cedar", 1}}), 2, 0));
}

TEST(TextProfileTest, QuantumIsRoundedHalfUpAsAFloat) {
  const std::pair<std::size_t, const char*> edges[] = {
      {1, "a7faef786f5d2eddbc4c756fbbcc4764"},   {2, "9a7312554da94f78ff008ccc419b18e0"},
      {3, "9a7312554da94f78ff008ccc419b18e0"},   {149, "f2a218a62feee42e8dd2f3a5b03be581"},
      {150, "a6a5d4cd6b7bd2983f2c3ac5ba2df53b"}, {151, "a6a5d4cd6b7bd2983f2c3ac5ba2df53b"},
      {249, "6b950903acea89b973341feb2fc6f7ae"}, {250, "936f481104d7f3bdcc8b8c25cf3fc6d6"},
      {251, "936f481104d7f3bdcc8b8c25cf3fc6d6"}, {349, "5b9fe3be764a064fefb2e50b5e22d27c"},
      {350, "c2bd83242493d1f2192f8c015f98b11d"}, {450, "39a20e768b8f0a4563f683668c606f31"},
      {1000, "f61830dc6058be81608c00904efe6249"}};
  for (const auto& [greatest, digest] : edges) {
    const std::size_t count = greatest;
    const Words words = repeated({{"most", count},
                                  {"one", 1},
                                  {"two", 2},
                                  {"three", std::min<std::size_t>(3, count)},
                                  {"seven", std::min<std::size_t>(7, count)}});
    EXPECT_EQ(digest, hex_of(words)) << count;
  }
}

TEST(TextProfileTest, OrderAndBatchesOfTheTokensDoNotMatter) {
  SeededRandom random(1);
  Words words = repeated({{"alder", 300}, {"birch", 200}, {"cedar", 200}, {"damson", 5}, {"elder", 1}});
  const std::string expected = hex_of(words);
  for (const std::size_t batch : {1U, 7U, 256U}) {
    std::shuffle(words.begin(), words.end(), random);
    TextProfile profile(2, 0.01F);
    add_words(profile, words, batch);
    EXPECT_EQ(expected, hex_encode(profile.digest()));
  }
}

TEST(TextProfileTest, KeyIsTheDigestAndAnotherTextBegins) {
  TextProfile profile(2, 0.01F);
  add_words(profile, {"alder", "birch"});
  EXPECT_EQ(std::vector{base32_encode(md5_of("alder 1\nbirch 1"))}, profile.finish());
  profile.clear();
  add_words(profile, {"cedar"});
  EXPECT_EQ("cedar 1", profile.profile());
  profile.clear();
  EXPECT_EQ("", profile.profile());
}

}  // namespace
}  // namespace neardup
