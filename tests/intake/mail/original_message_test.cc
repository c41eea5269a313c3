#include "mail/original_message.h"

#include <gtest/gtest.h>

#include <string>

#include "intake/repeated.h"
#include "line_roles.h"
#include "mail/quoted_lines.h"

namespace neardup {
namespace {

std::string roles(const std::string& text, bool reply = true, bool html = false) {
  return line_roles(text, [&](MailLines& lines) {
    mark_quoted_lines(lines, reply);
    mark_original_message(lines, reply, html);
  });
}

const std::string kHeader = "From: Jane <jane@example.org>\nSent: Tuesday 10:00\nSubject: x\n";

TEST(OriginalMessageTest, RulersWithWords) {
  for (const char* const ruler :
       {"-----Original Message-----", "-------- Weitergeleitete Nachricht --------",
        "---------- Forwarded message ---------", "----- 原始邮件 -----", "=== Message transféré ==="}) {
    EXPECT_EQ(roles("own\n" + std::string(ruler) + "\n" + kHeader + "\nthey\nwrote\n"), "oqqqqqqq") << ruler;
    EXPECT_EQ(roles("own\n" + std::string(ruler) + "\n\n" + kHeader + "\nthey\n", false), "oqqqqqqq") << ruler;
  }
  EXPECT_EQ(roles("--- Summary ---\n\nown words: none\n"), "ooo");
  EXPECT_EQ(roles("------------[ cut here ]------------\nRIP: 0010:88\nCode: 8b 45\nCall Trace: 1\n"), "oooo");
}

TEST(OriginalMessageTest, FieldsOfAnyLanguage) {
  EXPECT_EQ(roles("-----Original-----\nVon: Jane\nGesendet: Dienstag 10:00\n\nthey\n"), "qqqqq");
  EXPECT_EQ(roles("-----Original-----\n*发件人:* Jane\n发送时间：10:00\n\nthey\n"), "qqqqq");
  EXPECT_EQ(roles("-----Original-----\nVon: Jane\n\nthey\n"), "oooo");
}

TEST(OriginalMessageTest, RulersWithoutWords) {
  EXPECT_EQ(roles("own\n________________________________\n" + kHeader + "\nthey\n"), "oqqqqqq");
  EXPECT_EQ(roles("own\n________________________________\n" + kHeader + "\nthey\n", false), "ooooooo");
}

TEST(OriginalMessageTest, HeadersWithoutARuler) {
  EXPECT_EQ(roles("own\n\n" + kHeader + "\nthey\n"), "ooqqqqq");
  EXPECT_EQ(roles("own\n\nBegin forwarded message:\n\n" + kHeader + "\nthey\n"), "ooqqqqqqq");
  EXPECT_EQ(roles("own\n\nVenue: here\nTime: 10:00\nPrice: none\n\nown\n"), "ooooooo");
  EXPECT_EQ(roles("own\n\n" + kHeader + "\nthey\n", false), "ooooooo");
  EXPECT_EQ(roles("own\n\n" + kHeader + "\n@@ -1 +1 @@\n-a\n+b\n"), "ooooooooo");
}

TEST(OriginalMessageTest, TextBelowOtherFieldsIsOwn) {
  for (const char* const fields :
       {"Ticket: MILL\nOpened: 2026-11-02 10:00\nCustomer: Jane Roe\nProduct: Mill\n",
        "Ticket: MILL\nOpened: 10:00\nCustomer: Jane Roe <jane@example.org>\nSubject: The mill\n",
        "Date: 2 November\nTime: 10:00\nPlace: Room four\nChair: Jane Roe\nPresent: all\n",
        "Datum: 2. November\nZeit: 10:00\nOrt: Raum vier\nLeitung: Jane Roe <jane@example.org>\n",
        "From: 10:00\nTo: 12:00\nSubject: Meeting\nPlace: Room four\n",
        "From: London\nTo: Paris\nDeparture: 10:00\nArrival: 12:00\n",
        "Von: 10:00\nBis: 12:00\nRaum: vier\nThema: Plan\n"}) {
    for (const char* const before : {"", "Your request:\n\n", "____________________\n", "--- Details of it ---\n"}) {
      const std::string text = std::string("own\n\n") + before + fields + "\nown\n";
      EXPECT_EQ(roles(text).find('q'), std::string::npos) << text;
      EXPECT_EQ(roles(text, true, true).find('q'), std::string::npos) << text;
    }
  }
}

TEST(OriginalMessageTest, TravelsAreNoMails) {
  EXPECT_EQ(roles("own\n\nTrain: 7\nFrom: London\nTo: Paris\nDate: Monday 10:00\n\nown\n"), "oooooooo");
  EXPECT_EQ(roles("own\n\nFrom: Jane\nSent: Monday 10:00\nTo: Joe\n\nthey\n"), "ooqqqqq");
}

TEST(OriginalMessageTest, HeadersOfHtmlHaveNoBlankLines) {
  EXPECT_EQ(roles("own\n" + kHeader + "they\nwrote\n", true, true), "oqqqqq");
  EXPECT_EQ(roles("own\nFrom: a\nTo: a@b\nc@d\nSent: 10:00\nthey\nwrote\n", true, true), "oqqqqqq");
  EXPECT_EQ(roles("own\n" + kHeader + "they\nwrote\n"), "oooooo");
}

TEST(OriginalMessageTest, HeadersBelowRulersAreWrittenInManyWays) {
  for (const char* const header :
       {"From \"Jane\" <jane@example.org>\nTo \"Joe\" <joe@example.org>\nDate 1/1/2024 10:00:00\nSubject x\n\n",
        "Von \"Jane\" <jane@example.org>\nAn Joe\nDatum 01.01.2024 10:00\nBetreff x\n\n",
        "| From | Jane<jane@example.org> |\n| Date | 01/01/2024 10:00 |\n| To | <joe@example.org> |\n| Subject | x "
        "|\n\n",
        "发件人:\"Jane\" <jane@example.org>\n发送时间:2024-01-01 10:00:00\n收件人: joe\n主题: x\n\n"}) {
    EXPECT_EQ(roles("own\n---- Replied Message ----\n" + std::string(header) + "they\nwrote\n"), "oqqqqqqqq") << header;
  }
  EXPECT_EQ(roles("own\n---- What I think ----\nFrom the beginning\nto the end\n\nown\n"), "oooooo");
  for (const char* const own : {"---- 2024-03-04 10:00 jane@example.org added a comment ----\n\nown\n",
                                "---- Minutes of the board ----\nFrom: Martha King\nDate: 4 March 2024\n\nown\n",
                                ">>> Jane <jane@example.org> 1/1/24 10:00 AM >>>\nown\n"})
    EXPECT_EQ(roles(std::string("own\n\n") + own).back(), 'o') << own;
}

TEST(OriginalMessageTest, AHeaderWithoutABlankLineBehindItEndsWhereItIsWhole) {
  EXPECT_EQ(roles("own\n\nSent: Tuesday 10:00\nFrom: Jane <jane@example.org>\nTo: Joe\nSubject: x\nthey\nwrote\n" +
                  repeated("more\n", 9)),
            "oo" + std::string(15, 'q'));
}

TEST(OriginalMessageTest, ARulerBehindTheHeaderDoesNotEndTheMail) {
  const std::string ruler = "===== Forwarded message =====\n";
  EXPECT_EQ(roles("own\n" + ruler + kHeader + ruler + "\nthey\n"), "oqqqqqqq");
}

TEST(OriginalMessageTest, MailEndsAtALabelThatRepeatsTheFirst) {
  const std::string forwarded = "----- Forwarded message from Jane <j@example.org> -----\n\n" + kHeader + "\nthey\n";
  EXPECT_EQ(roles(forwarded + "----- End forwarded message -----\nown\n"), "qqqqqqqqo");
  EXPECT_EQ(roles(forwarded + "--- Summary ---\nthey\n"), "qqqqqqqqq");
  EXPECT_EQ(
      roles("-----Original Message-----\n" + kHeader + "\nthey\n-----Original Message-----\n" + kHeader + "\nx\n"),
      std::string(12, 'q'));
}

TEST(OriginalMessageTest, MarkedLinesAfterTheHeaderAreTheMail) {
  EXPECT_EQ(roles("-----Original Message-----\n" + kHeader + "\n> they\n\nown\n> they\n"), "qqqqoqooq");
}

TEST(OriginalMessageTest, UnmarkedQuotationsOfHtmlFollowAnAttribution) {
  const std::string text = "own\n\nOn 5 Jan 2010 at 10:00, Jane <jane@example.org> wrote:\n\nthey\nwrote\n";
  EXPECT_EQ(roles(text, true, true), "ooqqqq");
  EXPECT_EQ(roles(text, true, false), "ooqqqq");
  EXPECT_EQ(roles(text, false, true), "oooooo");
  EXPECT_EQ(roles("own\nOn 5 Jan 2010, Jane <jane@example.org>\nwrote:\nthey\nwrote\n", true, true), "oqqqq");
  EXPECT_EQ(roles("own\n\nThese are the points of 2010:\n\nown\n", true, true), "ooooo");
}

TEST(OriginalMessageTest, PlainTextMayOnlyTellOfAMail) {
  for (const char* const text :
       {"own\nOn 5 Jan 2010 at 10:00, Jane <jane@example.org> wrote:\n\nown\n",
        "own\n\nOn 5 Jan 2010 at 10:00, Jane <jane@example.org> wrote:\nown\n",
        "own\n\nOn 5 Jan 2010 at 10:00, Jane <jane@example.org> wrote:\n\n  they\n\nown\n",
        "own\n\nOn 5 Jan 2010, Jane <jane@example.org> wrote:\n\nown\n",
        "own\n\nRegister with Jane (jane@example.org) until 5 Jan 2010, 10:00, and say:\n\nown\n",
        "own\n\nSince 10:00 on 5 Jan 2010 write to jane@example.org:\n\nown\n"}) {
    EXPECT_EQ(roles(text).find('q'), std::string::npos) << text;
  }
}

TEST(OriginalMessageTest, AFieldWithTheSubjectOfTheReplyNeedsNoTime) {
  const auto roles_of = [](const std::string& text, const std::string& subject) {
    return line_roles(text, [&](MailLines& lines) { mark_original_message(lines, true, false, subject); });
  };
  const std::string unknown = "Abc: Jane <jane@example.org>\nDef: 3 Ghi 10:00\nJkl: Bob\nMno: The mill\n\nthey\n";
  EXPECT_EQ(roles_of("own\n\n" + unknown, "The mill"), "ooqqqqqq");
  EXPECT_EQ(roles_of("own\n\n" + unknown, "The lock"), "oooooooo");
  const std::string long_subject = repeated("The mill ", 60);
  const std::string forwarded = "Abc: Jane <jane@example.org>\nDef: 3 Ghi 10:00\nJkl: Bob\nMno: ";
  for (const char* const prefix : {"", "Re: ", "Fwd: Re: "})
    EXPECT_EQ(roles_of("own\n\n" + forwarded + prefix + long_subject + "\n\nthey\n", long_subject), "ooqqqqqq");
  EXPECT_EQ(roles_of("own\n-----Original-----\n" + unknown, "The lock"), "oqqqqqqq");
  const std::string ticket = "Ticket: 7\nOpened: 10:00\nCustomer: Jane <jane@example.org>\nName: The mill\n\nown\n";
  EXPECT_EQ(roles_of("own\n\n" + ticket, "The mill"), "oooooooo");
  const std::string header = "Von: Jane\nGesendet: 3. Mai\n*Betreff:* Re: The mill\n\nthey\n";
  EXPECT_EQ(roles_of("own\n-----Original-----\n" + header, "The mill"), "oqqqqqq");
  EXPECT_EQ(roles_of("own\n\n" + header, "The mill"), "ooqqqqq");
  EXPECT_EQ(roles_of("own\n-----Original-----\n" + header, "The lock"), "ooooooo");
  const std::string notes =
      "own\n\nJane <jane@example.org>\n03.05.2019 10:12\n\nTo: Club\nCc:\nSubject: The mill\n\nthey\n";
  EXPECT_EQ(roles_of(notes, "The mill"), "ooqqqqqqqq");
  EXPECT_EQ(roles_of("own\n\nPassed: 3\nFailed: 2\nSkipped: 1\n\nown\n", "The mill"), "ooooooo");
}

}  // namespace
}  // namespace neardup
