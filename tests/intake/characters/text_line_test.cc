#include "characters/text_line.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace neardup::cli {
namespace {

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) lines.emplace_back(take_line(text));
  return lines;
}

TEST(TextLineTest, LinesComeOneAfterTheOtherWithoutTheirEnds) {
  EXPECT_EQ((std::vector<std::string>{"one", "", "two", "three"}), lines_of("one\n\ntwo\r\nthree"));
  EXPECT_EQ((std::vector<std::string>{"one"}), lines_of("one\n"));
  EXPECT_EQ((std::vector<std::string>{"a\r", "\rb"}), lines_of("a\r\r\n\rb"));
}

TEST(TextLineTest, EmptyTextGivesAnEmptyLine) {
  std::string_view text;
  EXPECT_EQ("", take_line(text));
  EXPECT_EQ("", text);
}

TEST(TextLineTest, WhiteSpaceGoesAtBothEnds) {
  EXPECT_EQ("a b", trimmed(" \t\r\na b\n\r\t "));
  EXPECT_EQ("", trimmed(" \n "));
  EXPECT_EQ("", trimmed(""));
  EXPECT_EQ("\ra", trimmed(" \ra\t", " \t"));
}

}  // namespace
}  // namespace neardup::cli
