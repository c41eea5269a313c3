#include "features/shingles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "bytes/feature_hash.h"
#include "core/made_features.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

/** The shingles as strings. */
std::set<std::string> joined_shingles(const Words& words, std::size_t n) {
  std::set<std::string> shingles;
  if (words.empty()) return shingles;
  const std::size_t length = std::min(n, words.size());
  for (std::size_t begin = 0; begin + length <= words.size(); ++begin) {
    std::string shingle;
    for (std::size_t i = begin; i != begin + length; ++i) shingle += words[i] + " ";
    shingles.insert(shingle);
  }
  return shingles;
}

std::size_t common(const std::set<std::string>& a, const std::set<std::string>& b) {
  return static_cast<std::size_t>(std::count_if(a.begin(), a.end(), [&](const auto& x) { return b.count(x) != 0; }));
}

std::size_t common(const ShingleSet& a, const ShingleSet& b) {
  return static_cast<std::size_t>(
      std::count_if(a.begin(), a.end(), [&](auto x) { return std::count(b.begin(), b.end(), x) != 0; }));
}

Words random_words(SeededRandom& random, std::size_t count, std::size_t vocabulary) {
  Words words(count);
  for (std::string& word : words) word = std::to_string(random.below(vocabulary));
  return words;
}

/** plugin/FORMAT.md, "From tokens to bytes", step 3. */
std::uint64_t by_formula(const std::vector<std::uint64_t>& hashes) {
  std::uint64_t x = 0;
  for (const std::uint64_t hash : hashes) x = x * 0xd1342543de82ef95U + hash;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9U;
  x = (x ^ x >> 27) * 0x94d049bb133111ebU;
  return x ^ x >> 31;
}

TEST(ShinglesTest, TextWithoutTokensHasNone) {
  for (unsigned n = 1; n <= 9; ++n) EXPECT_TRUE(word_shingles({}, n).empty());
}

TEST(ShinglesTest, TextOfFewerThanNTokensIsOneShingle) {
  const std::vector<std::uint64_t> tokens = hashes_of({"a", "b", "c", "d"});
  for (unsigned n = 4; n <= 9; ++n) EXPECT_EQ(ShingleSet{by_formula(tokens)}, word_shingles(tokens, n)) << n;
  EXPECT_EQ(2U, word_shingles(tokens, 3).size());
}

TEST(ShinglesTest, HashesAscendAndAreDistinct) {
  SeededRandom random(1);
  for (int round = 0; round != 50; ++round) {
    const ShingleSet set = word_shingles(hashes_of(random_words(random, 200, 4)), 3);
    EXPECT_TRUE(std::is_sorted(set.begin(), set.end()));
    EXPECT_EQ(set.end(), std::adjacent_find(set.begin(), set.end()));
  }
}

TEST(ShinglesTest, SizeIsAtMostTokensLessNPlusOne) {
  SeededRandom random(2);
  for (std::size_t m = 1; m != 40; ++m) {
    for (unsigned n = 1; n <= 9; ++n) {
      EXPECT_EQ(m < n ? 1 : m - n + 1, word_shingles(random.values(m), n).size());
      EXPECT_EQ(1U, word_shingles(std::vector<std::uint64_t>(m, 7), n).size());
    }
  }
}

TEST(ShinglesTest, OrderOfTheWordsMatters) {
  EXPECT_NE(word_shingles(hashes_of({"dog", "bites", "man"}), 3), word_shingles(hashes_of({"man", "bites", "dog"}), 3));
}

TEST(ShinglesTest, HashIsTheRollingFormulaOfTheStoredFormat) {
  SeededRandom random(3);
  const std::vector<std::uint64_t> tokens = random.values(30);
  for (unsigned n = 1; n <= 9; ++n) {
    ShingleSet expected;
    for (std::size_t i = 0; i + n <= tokens.size(); ++i) {
      const auto begin = tokens.begin() + static_cast<std::ptrdiff_t>(i);
      expected.push_back(by_formula({begin, begin + static_cast<std::ptrdiff_t>(n)}));
    }
    std::sort(expected.begin(), expected.end());
    EXPECT_EQ(expected, word_shingles(tokens, n)) << n;
  }
}

TEST(ShinglesTest, HashesArePinned) {
  EXPECT_EQ((ShingleSet{0x62b08d642f498a51U, 0xda7f062deb6c01eeU}),
            word_shingles(hashes_of({"one", "two", "three", "four"}), 3));
  EXPECT_EQ((ShingleSet{0x38b56e62b6baca1cU}), word_shingles(hashes_of({"one"}), 3));
}

TEST(ShinglesTest, AgreesWithSetsOfJoinedStrings) {
  SeededRandom random(4);
  for (int round = 0; round != 2000; ++round) {
    const auto n = static_cast<unsigned>(1 + random.below(9));
    const std::size_t vocabulary = 1 + random.below(6);
    const Words a = random_words(random, random.below(40), vocabulary);
    const Words b = random_words(random, random.below(40), vocabulary);
    const ShingleSet hashed_a = word_shingles(hashes_of(a), n);
    const ShingleSet hashed_b = word_shingles(hashes_of(b), n);
    ASSERT_EQ(joined_shingles(a, n).size(), hashed_a.size());
    ASSERT_EQ(joined_shingles(b, n).size(), hashed_b.size());
    ASSERT_EQ(common(joined_shingles(a, n), joined_shingles(b, n)), common(hashed_a, hashed_b));
  }
}

TEST(ShinglesTest, SetIsAscendingWhateverTheHashesAre) {
  SeededRandom random(6);
  for (const std::size_t m : {2U, 3U, 17U, 100U, 5000U}) {
    // One token over and over; two in turn; tokens whose shingles are few and often repeated.
    for (const std::size_t distinct : {1U, 2U, 5U}) {
      const std::vector<std::uint64_t> pool = random.values(distinct);
      std::vector<std::uint64_t> tokens(m);
      for (std::size_t i = 0; i != m; ++i) tokens[i] = pool[i % distinct];
      const ShingleSet set = word_shingles(tokens, 2);
      EXPECT_TRUE(std::is_sorted(set.begin(), set.end()));
      EXPECT_EQ(std::min(distinct, m - 1), set.size());
    }
  }
}

/** Shingles of tokens cut into parts, as a multiset in order. */
std::vector<std::uint64_t> rolled(ShingleRoller& roller, const std::vector<std::uint64_t>& tokens,
                                  const std::vector<std::size_t>& parts) {
  std::vector<std::uint64_t> shingles;
  std::size_t begin = 0;
  roller.clear();
  for (const std::size_t part : parts) {
    std::vector<std::uint64_t> written(part);
    written.resize(roller.roll(tokens.data() + begin, part, written.data()));
    shingles.insert(shingles.end(), written.begin(), written.end());
    begin += part;
  }
  if (const auto only = roller.finish()) shingles.push_back(*only);
  return shingles;
}

TEST(ShingleRollerTest, EveryPartitionGivesTheShinglesOfTheWholeText) {
  SeededRandom random(7);
  for (unsigned n = 1; n <= 9; ++n) {
    ShingleRoller roller(n);
    for (std::size_t m = 0; m <= 24; ++m) {
      const std::vector<std::uint64_t> tokens = random.values(m);
      const std::vector<std::uint64_t> whole = rolled(roller, tokens, {m});
      EXPECT_EQ(m == 0 ? 0U : m < n ? 1U : m - n + 1, whole.size());
      std::vector<std::uint64_t> set = whole;
      std::sort(set.begin(), set.end());
      EXPECT_EQ(word_shingles(tokens, n), set);
      for (std::size_t i = 0; i <= m; ++i) {
        for (std::size_t j = i; j <= m; ++j) ASSERT_EQ(whole, rolled(roller, tokens, {i, j - i, m - j})) << n;
      }
      ASSERT_EQ(whole, rolled(roller, tokens, std::vector<std::size_t>(m, 1))) << n;
    }
  }
}

TEST(ShingleRollerTest, ShinglesComeInTextOrder) {
  const std::vector<std::uint64_t> tokens{1, 2, 3, 4, 5};
  for (unsigned n = 1; n <= 5; ++n) {
    ShingleRoller roller(n);
    const std::vector<std::uint64_t> shingles = rolled(roller, tokens, {5});
    for (std::size_t i = 0; i != shingles.size(); ++i) {
      const auto begin = tokens.begin() + static_cast<std::ptrdiff_t>(i);
      EXPECT_EQ(ShingleSet{shingles[i]}, word_shingles({begin, begin + n}, n));
    }
  }
}

}  // namespace
}  // namespace neardup
