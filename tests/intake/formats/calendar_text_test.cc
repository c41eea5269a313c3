#include "formats/part_text.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace neardup::cli
