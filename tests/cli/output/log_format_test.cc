#include "output/log_format.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace neardup::cli {
namespace {

LogFormat asked(const std::vector<std::string>& words) {
  return asked_log_format(words);
}

TEST(LogFormatTest, ACommandLineAsksForItInOneWordOrTwo) {
  EXPECT_EQ(asked({"index", "--log-format", "jsonl", "db"}), LogFormat::kJsonLines);
  EXPECT_EQ(asked({"index", "--nonsense", "--log-format=jsonl"}), LogFormat::kJsonLines);
}

TEST(LogFormatTest, OtherwiseItIsText) {
  EXPECT_EQ(asked({}), LogFormat::kText);
  EXPECT_EQ(asked({"index", "jsonl", "--log-format"}), LogFormat::kText);
  EXPECT_EQ(asked({"index", "--log-format", "text", "jsonl"}), LogFormat::kText);
  EXPECT_EQ(asked({"index", "--log-format=xml"}), LogFormat::kText);
  EXPECT_EQ(asked({"run", "--", "indexer", "--log-format", "jsonl"}), LogFormat::kText);
}

TEST(LogFormatTest, LinesArePrintableOrJson) {
  EXPECT_EQ(log_line(LogFormat::kText, "failure", "a\x1b\n"), "xapian-neardup: a\\x1b\\x0a\n");
  const std::string line = log_line(LogFormat::kJsonLines, "failure", "a\xff\n");
  EXPECT_EQ(line.find('\n'), line.size() - 1);
  EXPECT_EQ(nlohmann::json::parse(line), (nlohmann::json{{"event", "failure"}, {"message", "a\xef\xbf\xbd\n"}}));
}

}  // namespace
}  // namespace neardup::cli
