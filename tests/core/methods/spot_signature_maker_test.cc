#include "methods/stop_led_makers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/made_features.h"
#include "core/seeded_random.h"
#include "features/shingles.h"
#include "tokens/token_digest.h"

namespace neardup {
namespace {

FeatureList features_of(unsigned chain, unsigned distance, const Words& stop_words, const std::string& text) {
  SpotSignatureMaker maker(chain, distance, stop_words);
  return features_of(maker, split_words(text));
}

/** Features that are signatures of so many words, from "antecedent:word:word antecedent:word:word ...". */
FeatureList signatures(const std::string& list) {
  FeatureList features;
  for (std::string spot : split_words(list)) {
    std::replace(spot.begin(), spot.end(), ':', ' ');
    const std::vector<std::uint64_t> hashes = hashes_of(split_words(spot));
    features.push_back(word_shingles(hashes, static_cast<unsigned>(hashes.size()))[0]);
  }
  return features;
}

/** The definition, for strings: every antecedent looks for its chain by itself. */
std::vector<std::string> meanings(const Words& words, std::size_t chain, std::size_t distance,
                                  const Words& stop_words) {
  const auto is_stop_word = [&](const std::string& word) {
    return std::count(stop_words.begin(), stop_words.end(), word) != 0;
  };
  std::vector<std::string> spots;
  std::set<std::string> since_content_word;
  for (std::size_t i = 0; i != words.size(); ++i) {
    if (!is_stop_word(words[i])) since_content_word.clear();
    if (!is_stop_word(words[i]) || !since_content_word.insert(words[i]).second) continue;
    Words content;
    for (std::size_t j = i + 1; j != words.size(); ++j) {
      if (!is_stop_word(words[j])) content.push_back(words[j]);
    }
    if (content.size() < chain * distance) continue;
    std::string spot = words[i];
    for (std::size_t k = 1; k <= chain; ++k) spot += ":" + content[k * distance - 1];
    spots.push_back(spot);
  }
  if (spots.empty() && !words.empty()) spots.push_back("whole " + join(words));
  return spots;
}

constexpr const char* kNews =
    "at a rally to kick off a weeklong campaign for the south carolina primary obama tried to set the record straight "
    "from an attack circulating widely on the internet that is designed to play into prejudices and fuel fears";

TEST(SpotSignatureMakerTest, ExampleOfThePaper) {
  // Theobald et al. 2008, sec. 3.1: antecedents a, an, the, is; chains of two words at distance one.
  const Words stop_words{"a", "an", "and", "at", "for", "from", "into", "is", "off", "on", "that", "the", "to"};
  const Words antecedents{"a", "an", "is", "the"};
  std::string of_antecedents;
  for (const std::string& spot : meanings(split_words(kNews), 2, 1, stop_words)) {
    if (std::count(antecedents.begin(), antecedents.end(), spot.substr(0, spot.find(':'))) != 0) {
      of_antecedents += spot + " ";
    }
  }
  const std::string paper =
      "a:rally:kick a:weeklong:campaign the:south:carolina the:record:straight an:attack:circulating "
      "the:internet:designed is:designed:play ";
  EXPECT_EQ(paper, of_antecedents);
  const FeatureList features = features_of(2, 1, stop_words, kNews);
  FeatureList found;
  for (const std::uint64_t feature : signatures(paper)) {
    if (std::count(features.begin(), features.end(), feature) == 1) found.push_back(feature);
  }
  EXPECT_EQ(signatures(paper), found);
  EXPECT_EQ(signatures("at:rally:kick a:rally:kick to:kick:weeklong off:weeklong:campaign a:weeklong:campaign "
                       "for:south:carolina the:south:carolina to:set:record the:record:straight "
                       "from:attack:circulating an:attack:circulating on:internet:designed the:internet:designed "
                       "that:designed:play is:designed:play to:play:prejudices into:prejudices:fuel and:fuel:fears"),
            features);
}

TEST(SpotSignatureMakerTest, AgreesWithStrings) {
  SeededRandom random(1);
  const Words stop_words{"a", "of", "the"};
  const Words vocabulary{"a", "of", "the", "cat", "dog", "sat", "ran"};
  for (unsigned chain = 1; chain <= 11; ++chain) {
    for (unsigned distance = 1; distance <= 9; ++distance) {
      SpotSignatureMaker maker(chain, distance, stop_words);
      MeaningCheck check;
      for (int round = 0; round != 40; ++round) {
        Words words(random.below(30 + 3 * chain * distance));
        for (std::string& word : words) word = vocabulary[random.below(vocabulary.size())];
        check.expect(features_of(maker, words), meanings(words, chain, distance, stop_words));
      }
    }
  }
}

TEST(SpotSignatureMakerTest, DistanceCountsContentWordsOnly) {
  EXPECT_EQ(signatures("the:two:four of:four:six"),
            features_of(2, 2, {"of", "the"}, "the one two of three four five six seven"));
  EXPECT_EQ(signatures("the:three"), features_of(1, 3, {"of", "the"}, "zero the one of two three"));
}

TEST(SpotSignatureMakerTest, ChainsThatTheEndCutsOffGiveNothing) {
  EXPECT_EQ(signatures("the:cat:sat"), features_of(2, 1, {"of", "the"}, "the cat sat of rome"));
  EXPECT_EQ((FeatureList{whole_text("the cat of")}), features_of(2, 1, {"of", "the"}, "the cat of"));
}

TEST(SpotSignatureMakerTest, AntecedentRepeatedBeforeTheNextContentWordCountsOnce) {
  EXPECT_EQ(signatures("the:cat a:cat the:dog"), features_of(1, 1, {"a", "the"}, "the the a the a cat the dog"));
}

TEST(SpotSignatureMakerTest, SignaturesThatOccurAgainComeAgain) {
  EXPECT_EQ(signatures("the:cat the:cat"), features_of(1, 1, {"the"}, "the cat the cat"));
}

TEST(SpotSignatureMakerTest, TextWithoutSignaturesIsOneFeature) {
  EXPECT_EQ((FeatureList{whole_text("buy sudzo now")}), features_of(2, 1, {"the"}, "buy sudzo now"));
  EXPECT_EQ((FeatureList{whole_text("the the the")}), features_of(2, 1, {"the"}, "the the the"));
  EXPECT_EQ((FeatureList{whole_text("the cat sat")}), features_of(2, 1, {}, "the cat sat"));
}

/** By tests/golden/oracle.py: shingles(hashes of the three words, 3); token_digest() for the last. */
TEST(SpotSignatureMakerTest, FeaturesArePinned) {
  EXPECT_EQ((FeatureList{0x986b196a001ce0c5U, 0x32033e6850b44024U}),
            features_of(2, 1, {"of", "the"}, "the cat sat of rome now"));
  EXPECT_EQ((FeatureList{0xc53238c687c42624U}), features_of(2, 1, {"of", "the"}, "rome"));
}

}  // namespace
}  // namespace neardup
