#include "sample/threshold_advice.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "features/feature_method.h"
#include "plugin/random_texts.h"
#include "plugin/signed_database.h"

namespace neardup {
namespace {

RecallSample sample_of(SignedDatabase& database) {
  return sample_neighbours(database.reader(), database.scheme(), database.tokenizer());
}

/** Pages and copies of them in which one word differs, and pages of one frame whose other words differ. */
void add_site(SignedDatabase& database, RandomTexts& random, std::size_t pages, std::size_t own_words) {
  for (std::size_t page = 0; page != pages; ++page) {
    const std::vector<std::string> words = random.words(150);
    database.add(joined(words));
    database.add(joined(random.edited(words, 1)));
  }
  const std::vector<std::string> frame = random.words(200);
  for (int manual = 0; manual != 3; ++manual) {
    std::vector<std::string> words = frame;
    for (std::size_t i = 0; i != own_words; ++i) words[20 + i] = random.word();
    database.add(joined(words));
  }
}

TEST(ThresholdAdviceTest, ManualsOfOneFrameStayApart) {
  for (const unsigned own_words : {10U, 20U, 30U, 40U}) {  // J of 0.88 to 0.65
    SignedDatabase database;
    RandomTexts random(own_words, 100000);
    add_site(database, random, 120, own_words);
    const auto advice = threshold_advice(database.scheme(), sample_of(database));
    ASSERT_TRUE(advice) << own_words;
    EXPECT_EQ(0.9, advice->threshold);
    EXPECT_FALSE(advice->of_bands);
    ASSERT_TRUE(advice->below && advice->above) << own_words;
    EXPECT_GT(advice->below->similarity, 0.6) << "two manuals";
    EXPECT_LT(advice->below->similarity, advice->threshold);
    EXPECT_GE(advice->above->similarity, advice->threshold);
    ASSERT_TRUE(advice->begin);
    EXPECT_LE(*advice->begin, advice->above->similarity);
  }
}

TEST(ThresholdAdviceTest, FewDocumentsGiveNone) {
  SignedDatabase database;
  RandomTexts random(66, 100000);
  add_site(database, random, 31, 30);
  EXPECT_EQ(65U, sample_of(database).documents);
  EXPECT_FALSE(threshold_advice(database.scheme(), sample_of(database)));
}

/** A sample of runs of words with so many pairs in these classes of 0.05. */
RecallSample sample_with(const Scheme& scheme, const std::vector<std::pair<std::size_t, int>>& classes) {
  RecallSample sample;
  sample.documents = kLeastAdvisingDocuments;
  sample.methods.push_back({scheme.features, {}, 0, {}});
  for (const auto& [number, pairs] : classes) {
    for (int i = 0; i != pairs; ++i) sample.methods[0].similarities.add(2 * number + 1, 40);
  }
  return sample;
}

TEST(ThresholdAdviceTest, NeverBelowWhatTheBandsFind) {
  Scheme words;
  words.features = {"word", 1};
  const RecallSample sample = sample_with(words, {{0, 1000}, {1, 1000}, {10, 50}, {11, 50}, {12, 50}});
  const auto advice = threshold_advice(words, sample);
  ASSERT_TRUE(advice && advice->begin);
  EXPECT_LT(*advice->begin, 0.55);
  EXPECT_GE(*expected_candidates(words, advice->threshold), kAdvisedRecall);
  EXPECT_LT(*expected_candidates(words, advice->threshold - 0.05), kAdvisedRecall);
  EXPECT_TRUE(advice->of_bands);
}

TEST(ThresholdAdviceTest, TheUpperEndOfTheGapCounts) {
  const RecallSample sample = sample_with(Scheme(), {{0, 1000}, {1, 1000}, {19, 500}});
  const auto advice = threshold_advice(Scheme(), sample);
  ASSERT_TRUE(advice && advice->begin);
  EXPECT_EQ(*advice->begin, sample.methods[0].similarities.valley()->upper);
  EXPECT_GE(advice->threshold, *advice->begin);
}

TEST(ThresholdAdviceTest, WithoutAGapItIsTheUsualOne) {
  const auto advice = threshold_advice(Scheme(), sample_with(Scheme(), {{0, 1000}}));
  ASSERT_TRUE(advice);
  EXPECT_EQ(kUsualGroupThreshold, advice->threshold);
  EXPECT_FALSE(advice->begin);
  EXPECT_FALSE(advice->below);
}

}  // namespace
}  // namespace neardup
