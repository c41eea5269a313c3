#include "mail/mbox_reader.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

TEST(MboxSeparatorTest, SendersAndDatesOfRealMailboxesSeparate) {
  for (const char* const line : {
           "From a@example.org Tue Jan  2 12:34:56 2001\n",
           "From a@example.org Tue Jan  2 12:34:56 2001\r\n",
           "From user at example.org  Tue Jan  2 12:34:56 2001\n",  // pipermail
           "From - Tue Jan 02 12:34:56 2001\n",                     // Thunderbird
           "From MAILER-DAEMON Thu Jan  1 00:00:00 1970\n",         // Python
           "From 1234567890@xxx Tue Jan 02 12:34:56 +0000 2001\n",  // Google
           "From 0123456789abcdef Mon Sep 17 00:00:00 2001\n",      // git
           "From ???@??? Tue Jan 02 12:34:56 2001\n",               // Eudora
           "From a Tue Jan  2 12:34 2001\n",                        // no seconds
           "From a Tue Jan  2 12:34:56 MET 2001\n",
           "From a Tue Jan  2 12:34:56 MET DST 2001\n",
           "From a Tue Jan  2 12:34:56 2001 +0100\n",
           "From a Tue Jan  2 12:34:56 2001 +0100 (CET)\n",
           "From a!b Tue Jan  2 12:34:56 2001 remote from host\n",
           "From a@b Tue, 2 Jan 2001 12:34:56 +0100\n",
           "From \"J. R. Doe\"@example.org Tue Jan  2 12:34:56 2001\n",
           "From Tue Jan  2 12:34:56 2001\n",
       }) {
    EXPECT_TRUE(is_dated_separator(line)) << line;
  }
}

TEST(MboxSeparatorTest, SentencesDoNot) {
  for (const char* const line : {
           "From the beginning it was so.\n",
           "From a\n",
           "From \n",
           "From",
           "from a Tue Jan  2 12:34:56 2001\n",
           ">From a Tue Jan  2 12:34:56 2001\n",
           " From a Tue Jan  2 12:34:56 2001\n",
           "From Tue Jan 2 2001 on we met.\n",
           "From Tue Jan 2 12:34:56 2001 on we met at the bridge.\n",
           "From Monday Jan 2 12:34:56 2001\n",
           "From a Tue Jan 2 12:34:56 20010\n",
           "From a Tue Jan 222 12:34:56 2001\n",
           "From a Tue Jan 2 12:34:56:78 2001\n",
           "From a Tue Jan 2 12 2001\n",
           "From a Tue Jan 2 12: 2001\n",
           "From a Tue Jan 2 12:34:56\n",
           "From a Tue Jan 2 12:34:56 2001 remote\n",
       }) {
    EXPECT_FALSE(is_dated_separator(line)) << line;
  }
}

TEST(MboxSeparatorTest, BareSeparatorsSayNothing) {
  EXPECT_TRUE(is_bare_separator("From \r\n"));
  EXPECT_TRUE(is_bare_separator("From - \n"));
  EXPECT_FALSE(is_bare_separator("From a\n"));
  EXPECT_FALSE(is_bare_separator("From\n"));
}

TEST(MboxSeparatorTest, HeaderFieldsHaveANameOfPrintableCharacters) {
  EXPECT_TRUE(is_header_field("Subject: x\n"));
  EXPECT_TRUE(is_header_field("X-Mozilla-Status:\n"));
  EXPECT_FALSE(is_header_field("two words: x\n"));
  EXPECT_FALSE(is_header_field(": x\n"));
  EXPECT_FALSE(is_header_field(" Subject: x\n"));
  EXPECT_FALSE(is_header_field("words\n"));
  EXPECT_FALSE(is_header_field("\n"));
}

}  // namespace
}  // namespace neardup::cli
