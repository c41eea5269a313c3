#include "output/progress.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace neardup::cli {
namespace {

TEST(ProgressTest, LineShowsCountRateShareAndTimeLeft) {
  EXPECT_EQ(progress_line("documents", 500, 0.25, 10), "500 documents, 50/s, 25 %, 0:30 left");
  EXPECT_EQ(progress_line("documents", 1, 0.001, 10), "1 document, 0/s, 0 %, 2:46:30 left");
  EXPECT_EQ(progress_line("documents written", 1, 0, 1), "1 document written, 1/s");
}

TEST(ProgressTest, UnknownShareShowsNoTimeLeft) {
  for (const double share : {0.0, -1.0, 1.5}) {
    EXPECT_EQ(progress_line("documents", 500, share, 10), "500 documents, 50/s");
  }
  EXPECT_EQ(progress_line("documents", 0, 0, 0), "0 documents, 0/s");
}

/** What is said of half the work when stderr is no terminal. */
std::string said(bool quiet, LogFormat format, std::chrono::milliseconds interval) {
  testing::internal::CaptureStderr();
  {
    Progress progress("documents", quiet, format, interval);
    progress.update(1, 2);
    progress.wipe();
  }
  return testing::internal::GetCapturedStderr();
}

TEST(ProgressTest, WhereStderrIsNoTerminalALineIsShownNowAndThen) {
  EXPECT_EQ(said(false, LogFormat::kText, Progress::kPlainInterval), "");  // ten seconds are not over
  const std::string line = said(false, LogFormat::kText, std::chrono::milliseconds(0));
  EXPECT_EQ(line.substr(0, 28), "xapian-neardup: 1 document, ");
  EXPECT_EQ(line.find_first_of("\r\x1b"), std::string::npos);
  EXPECT_EQ(line.find('\n'), line.size() - 1);
}

TEST(ProgressTest, QuietMeansNoProgress) {
  EXPECT_EQ(said(true, LogFormat::kText, std::chrono::milliseconds(0)), "");
  EXPECT_EQ(said(true, LogFormat::kJsonLines, std::chrono::milliseconds(0)), "");
}

TEST(ProgressTest, ProgramsGetObjects) {
  const nlohmann::json object = nlohmann::json::parse(progress_json("documents", 500, 0.25, 10));
  EXPECT_EQ(object, (nlohmann::json{{"event", "progress"},
                                    {"what", "documents"},
                                    {"done", 500},
                                    {"per_second", 50.0},
                                    {"seconds", 10.0},
                                    {"share", 0.25}}));
  EXPECT_FALSE(nlohmann::json::parse(progress_json("documents", 500, 0, 0)).contains("share"));
  const std::string line = said(false, LogFormat::kJsonLines, std::chrono::milliseconds(0));
  EXPECT_EQ(nlohmann::json::parse(line)["share"], 0.5);
}

TEST(ProgressTest, MessagesToProgramsSayWhatTheyAre) {
  testing::internal::CaptureStderr();
  Progress progress("documents", true, LogFormat::kJsonLines);
  progress.say("/a\x1b\xff\n: cannot open", "failure");
  const nlohmann::json object = nlohmann::json::parse(testing::internal::GetCapturedStderr());
  EXPECT_EQ(object, (nlohmann::json{{"event", "failure"}, {"message", "/a\x1b\xef\xbf\xbd\n: cannot open"}}));
}

TEST(ProgressTest, MessagesAreSaidAndSafeToPrint) {
  testing::internal::CaptureStderr();
  Progress progress("documents", true);
  progress.say("/a\x1b[2J\xff: cannot open");
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "xapian-neardup: /a\\x1b[2J\\xff: cannot open\n");
}

}  // namespace
}  // namespace neardup::cli
