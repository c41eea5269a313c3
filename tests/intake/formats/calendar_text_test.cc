#include "formats/part_text.h"

#include <gtest/gtest.h>

#include <iterator>
#include <random>
#include <string>

namespace neardup::cli {
namespace {

TEST(CalendarTextTest, WhatAReaderSeesIsRead) {
  EXPECT_EQ(calendar_text("BEGIN:VEVENT\r\nUID:1@a\r\nSUMMARY:Meeting\\, at noon\r\nDTSTART:20260102T120000Z\r\n"
                          "DESCRIPTION;ALTREP=\"cid:1\";LANGUAGE=en:First\\nSecond lo\r\n ng\\\\ line\r\n"
                          "location:Room 1\r\nEND:VEVENT\r\n"),
            "Meeting, at noon\n20260102T120000Z\nFirst\nSecond long\\ line\nRoom 1\n");
}

TEST(CalendarTextTest, WhenAndHowOftenIsRead) {
  EXPECT_EQ(calendar_text("BEGIN:VEVENT\nDTSTART:20260102\nDURATION:PT1H\nRRULE:FREQ=WEEKLY\nEXDATE:20260109\n"
                          "RDATE:20260110\nRECURRENCE-ID:20260102\nDTSTAMP:20260101\nEND:VEVENT\nBEGIN:VTODO\n"
                          "DUE:20260103\nCOMPLETED:20260104\nEND:VTODO\nFREEBUSY:20260105/PT1H\n"),
            "20260102\nPT1H\nFREQ=WEEKLY\n20260109\n20260110\n20260102\n20260103\n20260104\n20260105/PT1H\n");
}

TEST(CalendarTextTest, AnyTextIsWelcome) {
  for (const char* const text : {"", "\n", " ", "SUMMARY", "words", "SUMMARY;X=\"", ":"}) {
    EXPECT_EQ(calendar_text(text), std::string_view(text).substr(0, 7) == "SUMMARY" ? "\n" : "") << text;
  }
  const std::string answer = "METHOD:REPLY\nATTENDEE;PARTSTAT=DECLINED:mailto:b@a.org\n";
  EXPECT_EQ(calendar_text(answer), "REPLY\n;PARTSTAT=DECLINED:mailto:b@a.org\n");
  EXPECT_EQ(calendar_text("METHOD:REQUEST" + answer.substr(answer.find('\n'))), "REQUEST\n");
  EXPECT_EQ(calendar_text("SUMMARY:end\\"), "end\\\n");
}

TEST(UnfoldedTextTest, FoldedLinesAndEscapesAreDecoded) {
  EXPECT_EQ(unfolded_text("BEGIN:VEVENT\r\nDESCRIPTION;LANGUAGE=en:We har\r\n vest.\\nLate\\, too\r\nUID:1\r\n"),
            "BEGIN:VEVENT\nDESCRIPTION;LANGUAGE=en:We harvest.\nLate, too\nUID:1\n");
  EXPECT_EQ(unfolded_text("VERSION:2.1\nNOTE:at\n home\n"), "VERSION:2.1\nNOTE:at home\n");
  EXPECT_EQ(unfolded_text(""), "");
}

TEST(UnfoldedTextTest, QuotedPrintableIsDecodedAndBytesStay) {
  EXPECT_EQ(unfolded_text("N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BC=\r\nller;J\r\nFN;QUOTED-PRINTABLE;CHARSET="
                          "ISO-8859-1:M=FCller\r\n"),
            "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Müller;J\nFN;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Müller\n");
  for (const char* const photo :
       {"PHOTO;ENCODING=b:aa\n bb\n", "PHOTO;BASE64:aa\n bb\n", "PHOTO:data:image/png;base64,aa\n bb\n"})
    EXPECT_EQ(unfolded_text(photo), photo);
  EXPECT_EQ(unfolded_text("A;QUOTED-PRINTABLE="), "A;QUOTED-PRINTABLE=\n");
}

TEST(UnfoldedTextTest, EachCardIsReadByItsOwnVersion) {
  const std::string old = "BEGIN:VCARD\nVERSION:2.1\nNOTE:at\n home\nEND:VCARD\n";
  const std::string recent = "BEGIN:VCARD\r\nVERSION:3.0\r\nNOTE:har\r\n vest\r\nEND:VCARD\r\n";
  const std::string old_text = "BEGIN:VCARD\nVERSION:2.1\nNOTE:at home\nEND:VCARD\n";
  const std::string recent_text = "BEGIN:VCARD\nVERSION:3.0\nNOTE:harvest\nEND:VCARD\n";
  EXPECT_EQ(unfolded_text(old + recent + old), old_text + recent_text + old_text);
  EXPECT_EQ(unfolded_text(recent + old), recent_text + old_text);
}

TEST(UnfoldedTextTest, ALineWithoutValueEndsItself) {
  EXPECT_EQ(unfolded_text("NOTE;ENCODING=QUOTED-PRINTABLE=\n\nFN:Smith\n"),
            "NOTE;ENCODING=QUOTED-PRINTABLE=\n\nFN:Smith\n");
  EXPECT_EQ(unfolded_text("A;QUOTED-PRINTABLE:=\n"), "A;QUOTED-PRINTABLE:=\n");
}

TEST(UnfoldedTextTest, OddLinesLoseNoFile) {
  const std::string card =
      "BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BC=\r\nller\r\nNOTE;X=\"a:b\":"
      "one\r\n two\\"
      "\r\nPHOTO;ENCODING=b:aa\r\n bb\r\nNOTE;QUOTED-PRINTABLE=\r\n=\r\n\r\nSUMMARY;TZID=X:a\r\nEND:VCARD\r\n";
  for (std::size_t size = 0; size <= card.size(); ++size) {
    for (const char* const end : {"", "=", "=\n", "=\n=\n", ":", "\"", "\n ", ";QUOTED-PRINTABLE=\n=\nFN:x"}) {
      EXPECT_NO_THROW(unfolded_text(card.substr(0, size) + end)) << size << end;
      EXPECT_NO_THROW(calendar_text(card.substr(0, size) + end)) << size << end;
    }
  }
  constexpr const char* kPieces[] = {"BEGIN:VCARD",
                                     "VERSION:2.1",
                                     ";QUOTED-PRINTABLE",
                                     "=",
                                     "\n",
                                     "\r\n",
                                     ":",
                                     ";",
                                     "\"",
                                     " ",
                                     "\\",
                                     "N",
                                     "=C3",
                                     ";CHARSET=",
                                     "SUMMARY",
                                     ";ENCODING=b",
                                     "METHOD:REPLY",
                                     "ATTENDEE"};
  const unsigned seed = std::random_device()();
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  for (int round = 0; round != 5000; ++round) {
    std::string lines;
    for (std::size_t pieces = random() % 24; pieces != 0; --pieces) {
      if (random() % 5 == 0) lines += static_cast<char>(random() % 256);
      lines += kPieces[random() % std::size(kPieces)];
    }
    EXPECT_NO_THROW(unfolded_text(lines)) << lines;
    EXPECT_NO_THROW(calendar_text(lines)) << lines;
  }
}

TEST(ManualTextTest, EscapesInWordsGo) {
  EXPECT_EQ(manual_text("\\fBcolour\\fR, \\f(CWcode\\fP \\f[I]it\\f[] \\s-1UNIX\\s0 \\s12big a\\&b \\(oqword\\(cq "
                        "\\*(lqx \\*qy \\\\fB \\-x \\"),
            "colour, code it UNIX big ab  word   x  y \\\\fB \\-x \\");
  EXPECT_EQ(manual_text("\\f[ no end"), "\\f[ no end");
  for (const char* const end : {"\\f", "\\f(", "\\f[", "\\s", "\\s-", "\\(", "\\*", "\\*("}) manual_text(end);
}

TEST(ManualTextTest, ACommentOrTitleAndSectionsTellAManual) {
  EXPECT_TRUE(is_manual(".\\\" comment\n.TH X 1\n.SH NAME\n"));
  EXPECT_TRUE(is_manual(".Dd May 1\n.Sh NAME\n"));
  for (const char* const text : {"", ".TH", ".TH X 1\n", "see .TH \n.SH NAME\n"}) EXPECT_FALSE(is_manual(text)) << text;
}

}  // namespace
}  // namespace neardup::cli
