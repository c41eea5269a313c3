#include "mail/mail_repair.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "mail/mail_document.h"

namespace neardup::cli {
namespace {

TEST(MailRepairTest, GoodMessagesNeedNone) {
  for (const char* const mail :
       {"", "\n", "Subject: x\n\nbody", "Subject: x\n folded\nFrom: y\n\nbody", "From a b\nSubject: x\n>From c\n\nbody",
        "Subject: x\nno field\nFrom: y\n\nbody", "Subject : x\r\n\r\nbody", "words alone\n", "\nSubject\nno: field"}) {
    EXPECT_EQ(repaired_mail(mail), std::nullopt) << mail;
  }
}

TEST(MailRepairTest, HeadersBeginTheMessage) {
  EXPECT_EQ(repaired_mail("\xef\xbb\xbfSubject: x\n\nbody"), "Subject: x\n\nbody");
  EXPECT_EQ(repaired_mail("\r\n\nSubject: x\n\nbody"), "Subject: x\n\nbody");
}

TEST(MailRepairTest, BodiesBeginAfterTheLastField) {
  EXPECT_EQ(repaired_mail("Subject: x\nhello there\nall\n\nof you"), "Subject: x\n\nhello there\nall\n\nof you");
  EXPECT_EQ(repaired_mail("Subject: x\n folded\nhello there"), "Subject: x\n folded\n\nhello there");
}

TEST(MailRepairTest, PipedMailIsKnownByItsHeader) {
  for (const char* const mail :
       {"Return-Path: <a@b>\r\nFrom: a@b\r\n\r\nbody", "Received: by c;\n\tMon\nFROM: a@b\nSubject: x\n\nbody",
        "From a@b Tue Jan  2 12:34:56 2001\nFrom: a@b\nDate: x\n\nbody", "\n\nMessage-ID: <1>\nFrom: a"}) {
    EXPECT_TRUE(begins_as_mail(mail)) << mail;
  }
  for (const char* const text : {"", "\n", "From: a@b\n\nDate: no", "From: a@b\nwords\nDate: x\n\n",
                                 "Date: x\nSubject: y\n\n", "words", "From the beginning\n\nFrom: x\nDate: y\n"}) {
    EXPECT_FALSE(begins_as_mail(text)) << text;
  }
}

TEST(MailRepairTest, BoundariesAreFoundBeforePartsAlone) {
  EXPECT_EQ(found_boundary("preamble\n--=_a b\nContent-Type: text/plain\n\nx\n--=_a b--\n"), "=_a b");
  EXPECT_EQ(found_boundary("--b\r\n\r\nx\r\n--b--\r\n"), "b");
  EXPECT_EQ(found_boundary("words\n-- \nname\n"), "");
  EXPECT_EQ(found_boundary("--words\nwords\n"), "");
  EXPECT_EQ(found_boundary("--b"), "");
  EXPECT_EQ(found_boundary(""), "");
}

TEST(MailRepairTest, FieldsOfAddressesHaveNoLongChainOfGroups) {
  std::string chain;
  for (int i = 0; i != 300000; ++i) chain += "group: ";
  for (const std::string name : {"From", "to", "CC", "Reply-To ", "Bcc", "Sender"}) {
    const std::string mail = "Message-ID: <1@a>\n" + name + ": " + chain + "\n " + chain + "\n\nwords\n";
    const std::optional<std::string> repaired = repaired_mail(mail);
    ASSERT_TRUE(repaired) << name;
    EXPECT_EQ(101, std::count(repaired->begin(), repaired->end(), ':')) << name;
    EXPECT_EQ("words\n", mail_document(mail, {}).text.body) << name;
    const std::string attached = "From: a@b\nContent-Type: message/rfc822\n\n" + mail;
    EXPECT_NE(std::string::npos, mail_document(attached, {}).text.body.find("words")) << name;
  }
  EXPECT_FALSE(repaired_mail("From: a@b\nTo: friends: c@d;, others: e@f;\n\nwords: " + chain));
}

}  // namespace
}  // namespace neardup::cli
