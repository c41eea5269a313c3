#include "characters/mail_subject.h"

#include <gtest/gtest.h>

namespace neardup {
namespace {

TEST(MailSubjectTest, Replies) {
  for (const char* const subject : {"Re: x", "RE: x", "re:x", "Re[2]: x", "RE^2: x", "[list] Re: x", "[a] [b]Aw: x",
                                    "回复：x", "SV : x", "Re: Re: x"}) {
    EXPECT_TRUE(is_reply_subject(subject)) << subject;
  }
}

TEST(MailSubjectTest, ForwardedMail) {
  for (const char* const subject : {"Fwd: x", "FW: x", "[list] Tr : x", "WG: x", "转发：x"}) {
    EXPECT_TRUE(is_forward_subject(subject)) << subject;
    EXPECT_FALSE(is_reply_subject(subject)) << subject;
  }
  EXPECT_FALSE(is_forward_subject("Re: Fwd: x"));
}

TEST(MailSubjectTest, PrefixesAreTakenAway) {
  for (const char* const subject :
       {"x y", "Re: x y", "[list] Re: Fwd: x y", "回复：x y", "RE^2: [list] x y", " [a] [b] x y"}) {
    EXPECT_EQ(bare_subject(subject), "x y") << subject;
  }
  EXPECT_EQ(bare_subject("Re:"), "");
  EXPECT_EQ(bare_subject("Note: x"), "Note: x");
}

TEST(MailSubjectTest, OtherSubjects) {
  for (const char* const subject : {"", "x", "FYI: x", "Regarding: x", "[list] x", "[Re: x", "re", "Reply re: x"}) {
    EXPECT_FALSE(is_reply_subject(subject)) << subject;
    EXPECT_FALSE(is_forward_subject(subject)) << subject;
  }
}

TEST(MailSubjectTest, MarkOfASeriesIsTheNumberInTheFirstBrackets) {
  EXPECT_EQ("0/9", series_mark("[patch 0/9] New series"));
  EXPECT_EQ("07/11", series_mark("[PATCH V2 07/11] adjust"));
  EXPECT_EQ("3/4", series_mark("Re: [3/4] adjust"));
  for (const char* const subject : {"", "[list] words", "[1/]", "[/2]", "1/2", "[1/2", "[1/2/3]", "[a] [1/2]"})
    EXPECT_EQ("", series_mark(subject)) << subject;
}

}  // namespace
}  // namespace neardup
