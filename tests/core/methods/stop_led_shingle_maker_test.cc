#include "methods/stop_led_makers.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/made_features.h"
#include "core/seeded_random.h"
#include "features/shingles.h"
#include "tokens/token_digest.h"

namespace neardup {
namespace {

const Words kStopWords{"a", "and", "for", "have", "is", "it", "of", "that", "the", "to", "you"};

FeatureList features_of(unsigned length, unsigned step, const std::string& text) {
  StopLedShingleMaker maker(length, step, kStopWords);
  return features_of(maker, split_words(text));
}

std::uint64_t shingle(const std::string& words) {
  const std::vector<std::uint64_t> hashes = hashes_of(split_words(words));
  return word_shingles(hashes, static_cast<unsigned>(hashes.size()))[0];
}

/** The feature of successive shingles. */
std::uint64_t together(const std::vector<std::uint64_t>& shingles) {
  return word_shingles(shingles, static_cast<unsigned>(shingles.size()))[0];
}

bool is_stop_word(const std::string& word) {
  return std::count(kStopWords.begin(), kStopWords.end(), word) != 0;
}

/** Runs of n, or all if there are fewer, but one at least. */
std::vector<std::string> runs(const std::vector<std::string>& parts, std::size_t n) {
  std::vector<std::string> runs;
  for (std::size_t begin = 0; begin + std::min(n, parts.size()) <= parts.size() && !parts.empty(); ++begin) {
    const auto first = parts.begin() + static_cast<std::ptrdiff_t>(begin);
    runs.push_back("<" + join({first, first + static_cast<std::ptrdiff_t>(std::min(n, parts.size()))}) + ">");
  }
  return runs;
}

std::vector<std::string> meanings(const Words& words, std::size_t length, std::size_t step) {
  std::vector<std::string> led;
  for (std::size_t i = 0; i + length <= words.size(); ++i) {
    const auto first = words.begin() + static_cast<std::ptrdiff_t>(i);
    if (is_stop_word(words[i])) led.push_back("[" + join({first, first + static_cast<std::ptrdiff_t>(length)}) + "]");
  }
  if (!led.empty()) return runs(led, step);
  return words.empty() ? std::vector<std::string>() : std::vector<std::string>{"whole " + join(words)};
}

TEST(StopLedShingleMakerTest, ExampleOfTheBook) {
  // Mining of Massive Datasets, example 3.5: a sentence of a news article has nine, an advertisement none.
  const FeatureList features = features_of(
      3, 1,
      "a spokesperson for the sudzo corporation revealed today that studies have shown it is good for people to buy "
      "sudzo products");
  FeatureList expected;
  for (const char* words : {"a spokesperson for", "for the sudzo", "the sudzo corporation", "that studies have",
                            "have shown it", "it is good", "is good for", "for people to", "to buy sudzo"}) {
    expected.push_back(together({shingle(words)}));
  }
  EXPECT_EQ(expected, features);
  EXPECT_EQ((FeatureList{whole_text("buy sudzo")}), features_of(3, 1, "buy sudzo"));
}

TEST(StopLedShingleMakerTest, AgreesWithStrings) {
  SeededRandom random(1);
  const Words vocabulary{"a", "of", "the", "cat", "dog", "sat", "ran"};
  for (unsigned length = 1; length <= 12; ++length) {
    for (unsigned step = 1; step <= 12; ++step) {
      StopLedShingleMaker maker(length, step, kStopWords);
      MeaningCheck check;
      for (int round = 0; round != 60; ++round) {
        Words words(random.below(50));
        for (std::string& word : words) word = vocabulary[random.below(vocabulary.size())];
        check.expect(features_of(maker, words), meanings(words, length, step));
      }
    }
  }
}

TEST(StopLedShingleMakerTest, StopWordWithTooFewTokensBehindItLeadsNone) {
  EXPECT_EQ((FeatureList{together({shingle("the cat sat")})}), features_of(3, 1, "the cat sat"));
  EXPECT_EQ((FeatureList{together({shingle("the cat of")})}), features_of(3, 1, "the cat of rome"));
  EXPECT_EQ((FeatureList{whole_text("cats and dogs")}), features_of(3, 1, "cats and dogs"));
}

TEST(StopLedShingleMakerTest, StepCombinesSuccessiveShingles) {
  const std::uint64_t first = shingle("the cat");
  const std::uint64_t second = shingle("of the");
  const std::uint64_t third = shingle("the king");
  const std::string text = "see the cat sleep near of the king";
  EXPECT_EQ((FeatureList{together({first, second}), together({second, third})}), features_of(2, 2, text));
  EXPECT_EQ((FeatureList{together({first, second, third})}), features_of(2, 3, text));
}

TEST(StopLedShingleMakerTest, FewerShinglesThanStepAreOneFeature) {
  EXPECT_EQ((FeatureList{together({shingle("the cat"), shingle("of rome")})}),
            features_of(2, 9, "the cat sleeps of rome"));
}

TEST(StopLedShingleMakerTest, TextWithoutStopWordsIsOneFeature) {
  EXPECT_EQ((FeatureList{whole_text("buy sudzo products now")}), features_of(3, 2, "buy sudzo products now"));
  EXPECT_NE(features_of(3, 1, "buy sudzo"), features_of(3, 1, "sudzo buy"));
  StopLedShingleMaker without_stop_words(3, 1, {});
  EXPECT_EQ((FeatureList{whole_text("the cat sat on the mat")}),
            features_of(without_stop_words, split_words("the cat sat on the mat")));
}

/** By tests/golden/oracle.py: its shingles() of the word hashes, then of those shingles; token_digest() for the last.
 */
TEST(StopLedShingleMakerTest, FeaturesArePinned) {
  EXPECT_EQ((FeatureList{0x68d02df789bc1921U}), features_of(3, 1, "see the cat of rome"));
  EXPECT_EQ((FeatureList{0xcd8a0c54fe8d20fcU}), features_of(3, 2, "see the cat of rome now"));
  EXPECT_EQ((FeatureList{0x0628bfe6e2d2ba86U}), features_of(3, 1, "see rome"));
}

}  // namespace
}  // namespace neardup
