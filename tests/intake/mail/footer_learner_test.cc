#include "mail/mail_ending.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace neardup {
namespace {

constexpr const char* kWords[] = {"river",  "mill",   "bridge",  "cattle", "snow", "baker", "boat",
                                  "school", "field",  "sun",     "winter", "gate", "wheel", "flood",
                                  "meadow", "spring", "village", "bread",  "water"};

class FooterLearnerTest : public testing::Test {
 protected:
  std::string sentence(int words) {
    std::string text;
    for (int i = 0; i != words; ++i) text += std::string(i == 0 ? "" : " ") + kWords[random_() % std::size(kWords)];
    return text;
  }

  void add(const std::vector<std::string>& parts) { learner_.add(next_key_++, parts); }
  bool knows(const std::string& line) const { return learner_.footer().has(frame_hash(line)); }

  std::mt19937 random_{7};
  FooterLearner learner_;
  std::uint64_t next_key_ = 1;
};

TEST_F(FooterLearnerTest, LinesThatEndMostMailsAreTheFooter) {
  for (int i = 0; i != 30; ++i) {
    add({sentence(30) + "\n\n" + sentence(12) +
         "\nBest wishes\n  Sent by the list of the mill \n\nhttps://list.example/\n"});
  }
  EXPECT_TRUE(knows("Sent by the list of the mill"));
  EXPECT_TRUE(knows("https://list.example/"));
  EXPECT_EQ(3U, learner_.footer().size());
}

TEST_F(FooterLearnerTest, FooterMayBeAPartOfItsOwn) {
  for (int i = 0; i != 30; ++i) add({sentence(30) + "\n" + sentence(20), "Sent by the list\n"});
  EXPECT_TRUE(knows("Sent by the list"));
  EXPECT_EQ(1U, learner_.footer().size());
}

TEST_F(FooterLearnerTest, SignatureOfOneOfManySendersIsNoFooter) {
  for (int i = 0; i != 30; ++i) add({sentence(40) + "\n\n" + (i % 3 == 0 ? "Miller at the old mill\n" : "")});
  EXPECT_FALSE(knows("Miller at the old mill"));
}

TEST_F(FooterLearnerTest, CopiesOfAMailHaveNoFooter) {
  std::string mail;
  for (int i = 0; i != 20; ++i) mail += sentence(11) + "\n";
  for (int i = 0; i != 60; ++i) add({mail});
  for (int i = 0; i != 40; ++i) add({sentence(40) + "\n" + sentence(9)});
  EXPECT_TRUE(learner_.footer().empty());
}

TEST_F(FooterLearnerTest, OrderDoesNotMatter) {
  std::vector<std::string> mails;
  for (int i = 0; i != 400; ++i) mails.push_back(sentence(40) + "\n" + (i % 2 == 0 ? "Sent by the list" : sentence(5)));
  FooterLearner forwards, backwards;
  for (std::size_t i = 0; i != mails.size(); ++i) forwards.add(i * 7919 % 1009, {mails[i]});
  for (std::size_t i = mails.size(); i-- != 0;) backwards.add(i * 7919 % 1009, {mails[i]});
  EXPECT_EQ(forwards.footer().hashes(), backwards.footer().hashes());
  EXPECT_EQ(FrameLearner::kMostPages, forwards.mails());
}

TEST_F(FooterLearnerTest, MailsWithoutTextTeachNothing) {
  for (int i = 0; i != 30; ++i) add({});
  add({"", "\n\n"});
  EXPECT_TRUE(learner_.footer().empty());
}

}  // namespace
}  // namespace neardup
