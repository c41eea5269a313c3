#include "verify/text_measures.h"

#include <gmock/gmock.h>

#include <string>

#include "compare/similarity.h"
#include "plugin/random_texts.h"
#include "plugin/white_space_tokenizer.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;

MeasuredText measured(const Scheme& scheme, const std::string& text) {
  WhiteSpaceTokenizer tokenizer;
  return measured_text(Signer(scheme), tokenizer, text);
}

TextMeasures measures_of(const std::string& a, const std::string& b, const FeatureWeight& idf = {}) {
  return measure_texts(measured(white_space_scheme(), a), measured(white_space_scheme(), b), idf);
}

TEST(TextMeasuresTest, TextIsMadeReady) {
  const MeasuredText text = measured(white_space_scheme(), "The cat the cat the end");
  EXPECT_EQ("The cat the cat the end", text.text);
  ASSERT_EQ(6U, text.tokens.size());
  EXPECT_EQ("the", text.tokens[0].text);
  EXPECT_EQ(4U, text.tokens[1].begin);
  EXPECT_EQ(7U, text.tokens[1].end);
  ASSERT_EQ(6U, text.hashes.size());
  EXPECT_EQ(text.hashes[0], text.hashes[2]);
  EXPECT_EQ(3U, text.word_counts.size());
  EXPECT_EQ(3U, text.features.size()) << "one of the four runs of three words stands twice";
}

TEST(TextMeasuresTest, FeaturesAndTheirCountsAreTheSchemes) {
  RandomTexts random(51, 3);
  for (const char* method : {"word:1", "word:3", "char:4", "word:2"}) {
    Scheme scheme = white_space_scheme();
    scheme.features = *FeatureMethod::parse(method);
    for (int round = 0; round != 30; ++round) {
      const MeasuredText text = measured(scheme, random.text(random.below(400)));
      ShingleSet features;
      for (const FeatureCount& feature : text.feature_counts) features.push_back(feature.feature);
      ASSERT_EQ(text.features, features) << method << ", seed 51";
    }
  }
}

TEST(TextMeasuresTest, StopWordsAreLeftOut) {
  Scheme scheme = white_space_scheme();
  scheme.stop_words = {"and", "the"};
  const MeasuredText text = measured(scheme, "The cat and the dog");
  ASSERT_EQ(2U, text.tokens.size());
  EXPECT_EQ("dog", text.tokens[1].text);
  EXPECT_EQ(16U, text.tokens[1].begin);
  EXPECT_EQ(2U, text.hashes.size());
  EXPECT_EQ(1U, text.feature_counts.size());
}

TEST(TextMeasuresTest, MeasuresAreWhatTheirDefinitionsSay) {
  // Shingles: of a {abc, bcd, cda, dab, abc}, of b {abc, bcd, cdx}; words: a a b b c c d, and a b c d x.
  const TextMeasures measures = measures_of("a b c d a b c", "a b c d x");
  EXPECT_EQ(2.0 / 5, measures.jaccard);
  EXPECT_EQ(2.0 / 4, measures.a_in_b);
  EXPECT_EQ(2.0 / 3, measures.b_in_a);
  EXPECT_EQ(2.0 / 6, measures.multiset_jaccard);
  EXPECT_FALSE(measures.idf_jaccard);
  // (2 + 2 + 2 + 1) / sqrt(13 * 5) in Python's arithmetic.
  EXPECT_DOUBLE_EQ(0.8682431421244593, measures.cosine);
  EXPECT_EQ(4U, measures.longest_common_run.length);
  EXPECT_EQ(3U, measures.edit_distance);
  EXPECT_EQ(7U, measures.edit_distance_bound);
}

TEST(TextMeasuresTest, WeightsCountWords) {
  const MeasuredText a = measured(white_space_scheme(), "rare common");
  const MeasuredText b = measured(white_space_scheme(), "rare other");
  const auto idf = [&](std::uint64_t word) { return word == a.hashes[0] ? 4.0 : 1.0; };
  const TextMeasures measures = measure_texts(a, b, idf);
  EXPECT_EQ(4.0 / 6, measures.idf_jaccard);
  EXPECT_DOUBLE_EQ(16.0 / 17, measures.cosine);
}

TEST(TextMeasuresTest, TextWithoutAWordResemblesNothing) {
  for (const char* other : {"", "a b c"}) {
    const TextMeasures measures = measures_of("", other, [](std::uint64_t) { return 1.0; });
    EXPECT_THAT((std::vector<double>{measures.jaccard, measures.a_in_b, measures.b_in_a, measures.multiset_jaccard,
                                     *measures.idf_jaccard, measures.cosine}),
                ElementsAre(0, 0, 0, 0, 0, 0));
    EXPECT_EQ(0U, measures.longest_common_run.length);
    EXPECT_EQ(std::string(other).empty() ? 0U : 3U, measures.edit_distance);
  }
}

TEST(TextMeasuresTest, EditDistanceOfLongTextsIsBounded) {
  RandomTexts random(52, 50000);
  const auto unlike = [&](std::size_t words) { return measures_of(random.text(words), random.text(words)); };
  EXPECT_EQ(31000U, unlike(31000).edit_distance_bound) << "all of them";
  const TextMeasures measures = unlike(50000);
  EXPECT_EQ(20000U, measures.edit_distance_bound) << "10^9 / 50000";
  EXPECT_FALSE(measures.edit_distance);
}

}  // namespace
}  // namespace neardup
