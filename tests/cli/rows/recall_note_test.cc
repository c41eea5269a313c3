#include "rows/recall_note.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

using testing::HasSubstr;

TEST(RecallNoteTest, ThresholdsThatTheBandsReachNeedNoNote) {
  for (const double threshold : {0.75, 0.8, 0.9, 1.0}) EXPECT_EQ("", recall_note(Scheme(), threshold)) << threshold;
  EXPECT_EQ("", recall_note(Scheme::parse("loose"), 0.5));
}

TEST(RecallNoteTest, LowThresholdsHaveTheRecallToExpectAndABetterScheme) {
  const std::string note = recall_note(Scheme(), 0.5);  // 1 - (1 - 0.5^4)^8 = 0.403
  EXPECT_THAT(note, HasSubstr("find 40 % of the pairs with similarity 0.50"));
  EXPECT_THAT(note, HasSubstr("sign DATABASE --resign --scheme 'standard bands=minhash:"));
  const std::string name = note.substr(note.find("standard"), note.find("' finds") - note.find("standard"));
  EXPECT_EQ("", recall_note(Scheme::parse(name), 0.5)) << name;
}

TEST(RecallNoteTest, SchemesOfOtherFeaturesAndThresholdsOutOfReachAreLeftToPlan) {
  EXPECT_THAT(recall_note(Scheme::parse("standard shingle=char:5"), 0.4), HasSubstr("xapian-neardup plan"));
  EXPECT_THAT(recall_note(Scheme(), 0.0), HasSubstr("xapian-neardup plan"));
}

TEST(RecallNoteTest, BandsOfFingerprintsHaveNoExpectedRecall) {
  EXPECT_EQ("", recall_note(Scheme::parse("simhash-doc"), 0.5));
}

TEST(RecallNoteTest, OnlySamplesFindExcerpts) {
  EXPECT_THAT(containment_note(Scheme()), HasSubstr("--scheme containment"));
  EXPECT_EQ("", containment_note(Scheme::parse("containment")));
}

}  // namespace
}  // namespace neardup::cli
