#include "methods/character_shingle_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "core/made_features.h"
#include "core/seeded_random.h"
#include "features/shingles.h"

namespace neardup {
namespace {

FeatureList features_of(unsigned n, const Words& words, std::uint64_t seed = 0) {
  CharacterShingleMaker maker(n, seed);
  return features_of(maker, words);
}

/** What a text of one shingle is for one that is not cut into tokens at all. */
FeatureList whole(const std::string& characters) {
  return features_of(12, {characters});
}

bool stand_together(const std::string& left, const std::string& right) {
  const FeatureList made = whole(left + right);
  const bool together = features_of(12, {left, right}) == made;
  EXPECT_NE(together, features_of(12, {left, right}) == whole(left + " " + right));
  return together;
}

/** A character that is not ASCII is a token of its own here: characters of the twin are strings. */
std::vector<std::string> characters_of(const Words& words, const Words& unspaced) {
  std::vector<std::string> characters;
  std::string last;
  for (const std::string& word : words) {
    const bool ascii = static_cast<unsigned char>(word[0]) < 0x80;
    const std::string first = ascii ? word.substr(0, 1) : word;
    const auto is_unspaced = [&](const std::string& c) { return std::count(unspaced.begin(), unspaced.end(), c) != 0; };
    const bool together = is_unspaced(last) && is_unspaced(first);
    if (!last.empty() && !together) characters.push_back(" ");
    if (!ascii) {
      characters.push_back(word);
    } else {
      for (const char c : word) characters.emplace_back(1, c);
    }
    last = characters.back();
  }
  return characters;
}

TEST(CharacterShingleMakerTest, AgreesWithStrings) {
  SeededRandom random(1);
  const Words unspaced{"漢", "カ", "む", "ไ"};
  const Words vocabulary{"ab", "a", "bab", "aaaaaaaaaaaaa", "漢", "カ", "む", "ไ", "ж", "한", "\xff", "\xe6"};
  for (unsigned n = 1; n <= 12; ++n) {
    CharacterShingleMaker maker(n, 5);
    MeaningCheck check;
    for (int round = 0; round != 200; ++round) {
      Words words(random.below(20));
      for (std::string& word : words) word = vocabulary[random.below(vocabulary.size())];
      const std::vector<std::string> characters = characters_of(words, unspaced);
      std::vector<std::string> shingles;
      for (std::size_t i = 0; i + n <= characters.size(); ++i) {
        std::string& shingle = shingles.emplace_back();
        for (std::size_t j = i; j != i + n; ++j) shingle += characters[j] + "|";
      }
      if (shingles.empty() && !words.empty()) {
        std::string& shingle = shingles.emplace_back();
        for (const std::string& character : characters) shingle += character + "|";
      }
      check.expect(features_of(maker, words), shingles);
    }
  }
}

TEST(CharacterShingleMakerTest, SpaceStandsBetweenTokens) {
  EXPECT_EQ(features_of(3, {"to be or"}), features_of(3, {"to", "be", "or"}));
  EXPECT_NE(features_of(3, {"tobe"}), features_of(3, {"to", "be"}));
}

TEST(CharacterShingleMakerTest, CharactersOfUnspacedScriptsStandTogether) {
  const Words unspaced{"漢", "𠀀", "々", "ひ", "カ", "ー",  "ｶ", "ﾞ", "ㄅ",
                       "ㆠ", "ไ",  "ລ",  "ខ",  "မ",  "ꧠ", "ꩠ", "བ", "〇"};
  for (const std::string& left : unspaced) {
    for (const std::string& right : unspaced) EXPECT_TRUE(stand_together(left, right)) << left << right;
    for (const std::string& other : Words{"a", "ж", "한", "क", "١", "7", "é"}) {
      EXPECT_FALSE(stand_together(left, other)) << left << other;
      EXPECT_FALSE(stand_together(other, left)) << other << left;
      EXPECT_FALSE(stand_together(other, other)) << other;
    }
  }
}

TEST(CharacterShingleMakerTest, OnlyTheFacingCharactersDecide) {
  EXPECT_EQ(whole("x漢字y"), features_of(12, {"x漢", "字y"}));
  EXPECT_EQ(whole("漢x 字"), features_of(12, {"漢x", "字"}));
}

TEST(CharacterShingleMakerTest, RunsCutElsewhereHaveTheSameFeatures) {
  for (unsigned n = 1; n <= 12; ++n) {
    const FeatureList page = features_of(n, {"plan", "東京都", "に", "住む", "人", "2024"});
    EXPECT_EQ(page, features_of(n, {"plan", "東", "京", "都", "に", "住", "む", "人", "2024"}));
    EXPECT_EQ(page, features_of(n, {"plan", "東京都に住む人", "2024"}));
  }
}

TEST(CharacterShingleMakerTest, TextHasAFeatureForEachCharacterThatEndsAShingle) {
  for (unsigned n = 1; n <= 12; ++n) {
    for (std::size_t c = 1; c != 30; ++c) {
      EXPECT_EQ(c < n ? 1 : c - n + 1, features_of(n, {std::string(c, 'x')}).size());
    }
  }
}

TEST(CharacterShingleMakerTest, ShortTextIsOneFeatureOfAllOfIt) {
  for (unsigned n = 4; n <= 12; ++n) EXPECT_EQ(features_of(4, {"a", "xy"}), features_of(n, {"a", "xy"})) << n;
  EXPECT_NE(whole("a"), whole("aa"));
}

TEST(CharacterShingleMakerTest, EachIllFormedByteIsACharacter) {
  const Words ill_formed{"\x80",
                         "\xbf\xbf",
                         "\xc0\x80",
                         "\xc1\xbf",
                         "\xc3",
                         "\xe0\x9f\xbf",
                         "\xed\xa0\x80",
                         "\xed\xbf\xbf",
                         "\xe2\x82",
                         "\xf0\x8f\xbf\xbf",
                         "\xf4\x90\x80\x80",
                         "\xf5\x80\x80\x80",
                         "\xf8\x88\x80\x80",
                         "\xfe\xff",
                         "\xf0\x9f\x98",
                         "\xe2\xe2",
                         "\xff"};
  for (const std::string& bytes : ill_formed) {
    EXPECT_EQ(bytes.size(), features_of(1, {bytes}).size()) << testing::PrintToString(bytes);
    EXPECT_EQ(bytes.size() + 2, features_of(1, {"a" + bytes + "é"}).size()) << testing::PrintToString(bytes);
  }
  EXPECT_EQ(features_of(1, {"\xc3"
                            "a"})[1],
            features_of(1, {"a"})[0]);
}

TEST(CharacterShingleMakerTest, EachWellFormedSequenceIsACharacter) {
  for (const std::uint32_t code_point :
       {0x0U, 0x7fU, 0x80U, 0x7ffU, 0x800U, 0xd7ffU, 0xe000U, 0xfffdU, 0xffffU, 0x10000U, 0xfffffU, 0x10ffffU}) {
    EXPECT_EQ(1U, features_of(1, {utf8(code_point)}).size()) << code_point;
    EXPECT_EQ(3U, features_of(1, {"a" + utf8(code_point) + "b"}).size()) << code_point;
  }
}

TEST(CharacterShingleMakerTest, IllFormedByteEqualsNoCharacter) {
  std::set<std::uint64_t> features;
  for (unsigned byte = 0x80; byte != 0x100; ++byte) {
    features.insert(features_of(1, {std::string(1, static_cast<char>(byte))})[0]);
    features.insert(features_of(1, {utf8(byte)})[0]);
    features.insert(features_of(1, {utf8(0x10ff00 + byte)})[0]);
  }
  EXPECT_EQ(3U * 0x80, features.size());
}

TEST(CharacterShingleMakerTest, BytesOfAnyTokenAreDefined) {
  SeededRandom random(2);
  for (int round = 0; round != 2000; ++round) {
    const std::string bytes = random.bytes(1 + random.below(12));
    const std::size_t features = features_of(1, {bytes}).size();
    EXPECT_GE(features, (bytes.size() + 3) / 4);
    EXPECT_LE(features, bytes.size());
  }
}

/** What a character contributes to the difference of two shingles' sums is its hash times the difference of the powers
 *  of the multiplier at its places. Twos that divide that difference are bits of the hash that do not count. */
TEST(CharacterShingleMakerTest, AtMostSeventeenBitsOfACharacterDoNotCount) {
  std::vector<std::uint64_t> differences{0};
  std::uint64_t power = 1;
  for (unsigned place = 0; place != 12; ++place, power *= 0xd1342543de82ef95U) {
    const std::vector<std::uint64_t> before = differences;
    for (const std::uint64_t difference : before) {
      differences.push_back(difference + power);
      differences.push_back(difference - power);
    }
  }
  ASSERT_EQ(531441U, differences.size());
  EXPECT_EQ(1, std::count(differences.begin(), differences.end(), 0));  // the places are the same
  const std::uint64_t low_bits = (std::uint64_t{1} << 18) - 1;
  EXPECT_EQ(1, std::count_if(differences.begin(), differences.end(), [=](auto x) { return (x & low_bits) == 0; }));
}

/** The formula of the doc comment, in Python, with code points of "ab 漢字é" and of "x"; an byte is
 *  0x110000 more than it is:
 *      M = 2**64 - 1
 *      def mix(x):
 *          x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9 & M
 *          x = (x ^ x >> 27) * 0x94d049bb133111eb & M
 *          return x ^ x >> 31
 *      def feature(text, seed):
 *          sum = 0
 *          for c in text: sum = sum * 0xd1342543de82ef95 + mix(mix(seed) + 0x9e3779b97f4a7c15 * ord(c) & M) & M
 *          return mix(sum) */
TEST(CharacterShingleMakerTest, FeaturesArePinned) {
  EXPECT_EQ((FeatureList{0xb41b35cbe4b421feU, 0x63e3aa69494243bcU, 0x1e6e8936bfe02fb4U}),
            features_of(4, {"ab", "漢", "字é"}));
  EXPECT_EQ((FeatureList{0x80b198b300c9acb2U}), features_of(4, {"x"}, 42));
  EXPECT_EQ((FeatureList{0xe58cf99af0ea9ed1U}), features_of(12, {"\xff"}));
}

}  // namespace
}  // namespace neardup
