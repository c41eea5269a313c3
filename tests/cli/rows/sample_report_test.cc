#include "rows/sample_report.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "sample/threshold_advice.h"

namespace neardup::cli {
namespace {

/** Runs of words up to nine, of which those of `rare` words on are rare. */
RecallSample sample_with(unsigned rare) {
  RecallSample sample;
  sample.documents = kLeastAdvisingDocuments;
  sample.drawn = 5;
  for (unsigned n = 1; n <= 9; ++n) {
    sample.methods.push_back({{"word", n}, {}, 0, n < rare ? 0.5 : 0.001});
  }
  sample.own = 2;
  sample.unrelated_pairs = 45;
  if (rare <= 9) sample.advised_length = rare;
  return sample;
}

std::string text_of(const RecallSample& sample) {
  return sample_text(Scheme(), {}, sample);
}

TEST(SampleReportTest, EachMarkOfABarIsTwiceAsMany) {
  EXPECT_EQ("", doubling_bar(0));
  EXPECT_EQ("#", doubling_bar(1));
  EXPECT_EQ("##", doubling_bar(2));
  EXPECT_EQ("##", doubling_bar(3));
  EXPECT_EQ("##########", doubling_bar(1023));
  EXPECT_EQ("###########", doubling_bar(1024));
}

TEST(SampleReportTest, AdviceComparesWithTheScheme) {
  const std::string same = text_of(sample_with(3));
  EXPECT_NE(std::string::npos, same.find("shingles    3 words: less than 1 %")) << same;
  EXPECT_EQ(std::string::npos, same.find("the scheme's features are")) << same;
  const std::string shorter = text_of(sample_with(2));
  EXPECT_NE(std::string::npos, shorter.find("the scheme's features are word:3: these are rare too")) << shorter;
  const std::string longer = text_of(sample_with(5));
  EXPECT_NE(std::string::npos, longer.find("--scheme '")) << longer;
  EXPECT_NE(std::string::npos, longer.find("word:5")) << longer;
  EXPECT_NE(std::string::npos,
            text_of(sample_with(10)).find("shingles    none: even unrelated documents share runs of 9 words"));
  RecallSample boilerplate = sample_with(10);
  boilerplate.unrelated_pairs = 0;
  EXPECT_NE(std::string::npos, text_of(boilerplate).find("a common header or footer"));
}

TEST(SampleReportTest, RecommendationIsOneWithItsCommand) {
  const auto recommended = [](const RecallSample& sample) {
    return sample_recommendation("site.db", Scheme(), {}, sample);
  };
  EXPECT_NE(std::string::npos, recommended(sample_with(3)).find("\n  xapian-neardup group site.db --threshold 0.90"));
  EXPECT_NE(
      std::string::npos,
      recommended(sample_with(5)).find("\n  xapian-neardup sign site.db --resign --scheme 'standard shingle=word:5'"));
  RecallSample low = sample_with(3);
  low.candidates = ShareEstimate{0.5, {0.4, 0.6}, 10};
  EXPECT_NE(std::string::npos, recommended(low).find("The bands find 50 % of the near-duplicates at 0.8 or more"));
  EXPECT_NE(std::string::npos, recommended(low).find("\n  xapian-neardup plan --threshold 0.8 --recall 0.98"));
}

TEST(SampleReportTest, FewDocumentsGetNoRecommendationAndTheReason) {
  RecallSample sample = sample_with(5);
  sample.documents = 66;
  const std::string text = sample_recommendation("site.db", Scheme(), {}, sample);
  EXPECT_NE(std::string::npos, text.find("No recommendation: 66 documents are too few")) << text;
  EXPECT_EQ(std::string::npos, text.find("xapian-neardup ")) << text;
  EXPECT_TRUE(sample_row(Scheme(), {}, sample)["recommended"].is_null());
}

TEST(SampleReportTest, ARecommendationNamesThePairsThatItStandsOn) {
  RecallSample sample = sample_with(3);
  sample.ends[16].highest = SimilarPair{"diff-files", "diff-index", 0.8421};
  sample.ends[18].lowest = SimilarPair{"page", "print", 0.9125};
  const std::string text = sample_recommendation("site.db", Scheme(), {}, sample);
  EXPECT_NE(std::string::npos, text.find("0.8421  diff-files  diff-index, the most similar pair below")) << text;
  EXPECT_NE(std::string::npos, text.find("0.9125  page  print, the least similar pair above")) << text;
  const Row row = sample_row(Scheme(), {}, sample)["recommended"];
  EXPECT_EQ(0.9, row["threshold"]);
  EXPECT_EQ("diff-index", row["below"]["id2"]);
  EXPECT_EQ(0.9125, row["above"]["jaccard"]);
}

TEST(SampleReportTest, ShortTextsGetTheSchemesOfTitlesAndRecords) {
  RecallSample sample = sample_with(3);
  const auto has_advice = [&](double median) {
    sample.median_tokens = median;
    return sample_recommendation("site.db", Scheme(), {}, sample).find(kShortTextAdvice) != std::string::npos;
  };
  EXPECT_TRUE(has_advice(9));
  EXPECT_TRUE(has_advice(60));
  EXPECT_FALSE(has_advice(61));
  EXPECT_FALSE(has_advice(0));
}

TEST(SampleReportTest, WhereTheThresholdIsFromIsSaid) {
  RecallSample sample = sample_with(3);
  const std::string note = "; threshold 0.95, that of its groups";
  for (const bool known : {false, true}) {
    if (known) sample.candidates = ShareEstimate{1, {0.9, 1}, 10};
    const std::string text = sample_recommendation("site.db", Scheme(), {}, sample, note);
    EXPECT_NE(std::string::npos, text.find(note)) << text;
  }
}

TEST(SampleReportTest, WhatIsLeftOutIsSaid) {
  RecallSample sample = sample_with(3);
  EXPECT_EQ(std::string::npos, text_of(sample).find("left out"));
  sample.unread = 3;
  sample.unusable = 1;
  sample.distinct = 2;
  const std::string text = text_of(sample);
  EXPECT_NE(std::string::npos, text.find("3 documents left out: the index does not hold their words")) << text;
  EXPECT_NE(std::string::npos, text.find("1 signature left out")) << text;
  EXPECT_NE(std::string::npos, text.find("2 pairs left out: declared distinct")) << text;
}

}  // namespace
}  // namespace neardup::cli
