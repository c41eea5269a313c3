#include "progress.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

TEST(ProgressTest, LineShowsCountRateShareAndTimeLeft) {
  EXPECT_EQ(progress_line("documents", 500, 0.25, 10), "500 documents, 50/s, 25 %, 0:30 left");
  EXPECT_EQ(progress_line("documents", 1, 0.001, 10), "1 documents, 0/s, 0 %, 2:46:30 left");
}

TEST(ProgressTest, UnknownShareShowsNoTimeLeft) {
  for (const double share : {0.0, -1.0, 1.5}) {
    EXPECT_EQ(progress_line("documents", 500, share, 10), "500 documents, 50/s");
  }
  EXPECT_EQ(progress_line("documents", 0, 0, 0), "0 documents, 0/s");
}

TEST(ProgressTest, NothingIsShownWhereStderrIsNoTerminal) {
  testing::internal::CaptureStderr();
  {
    Progress progress("documents", false);
    progress.update(1, 2);
    progress.wipe();
  }
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST(ProgressTest, MessagesAreSaidAndSafeToPrint) {
  testing::internal::CaptureStderr();
  Progress progress("documents", true);
  progress.say("/a\x1b[2J\xff: cannot open");
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "xapian-neardup: /a\\x1b[2J\\xff: cannot open\n");
}

}  // namespace
}  // namespace neardup::cli
