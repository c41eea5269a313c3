#include "flags/help_text.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "program/all_commands.h"

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::size_t kScreen = 30;
constexpr std::size_t kWidth = 80;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

TEST(HelpTextTest, ShortHelpIsOneScreen) {
  EXPECT_LE(lines_of(program_help(false)).size(), 24U);
  for (const CommandRow& row : command_table()) {
    const std::string help = command_help(*command_named(row.name), false);
    EXPECT_LE(lines_of(help).size(), kScreen) << help;
  }
}

TEST(HelpTextTest, OnlyExamplesAreWide) {
  for (const CommandRow& row : command_table()) {
    for (const bool all : {false, true}) {
      for (const std::string& line : lines_of(command_help(*command_named(row.name), all))) {
        if (line.rfind("  xapian-neardup", 0) == 0 || line.find(" | ") != std::string::npos) continue;
        EXPECT_LE(line.size(), kWidth) << row.name << ": " << line;
      }
    }
  }
  for (const bool all : {false, true}) {
    for (const std::string& line : lines_of(program_help(all))) EXPECT_LE(line.size(), kWidth) << line;
  }
}

TEST(HelpTextTest, ProgramShowsTheEightCommandsOfANewcomer) {
  const std::string help = program_help(false);
  for (const CommandRow& row : command_table()) {
    const std::string line = "\n  " + std::string(row.name) + " ";
    EXPECT_EQ(row.is_first, help.find(line) != std::string::npos) << row.name;
    EXPECT_THAT(program_help(true), HasSubstr(line));
  }
  const auto& table = command_table();
  EXPECT_EQ(8, std::count_if(table.begin(), table.end(), [](const CommandRow& row) { return row.is_first; }));
}

TEST(HelpTextTest, CommandShowsCommonFlagsThenAll) {
  const auto command = command_named("group");
  const std::string brief = command_help(*command, false);
  const std::string whole = command_help(*command, true);
  EXPECT_THAT(brief,
              HasSubstr("Usage: xapian-neardup group [OPTIONS] DATABASE...\n\nExamples:\n  xapian-neardup group"));
  EXPECT_THAT(brief, HasSubstr("\n  --threshold T           least similarity"));
  EXPECT_THAT(brief, Not(HasSubstr("--band-cap")));
  EXPECT_THAT(brief, HasSubstr("'xapian-neardup help group --all' shows all"));
  for (const Flag* flag : flags_of("group")) EXPECT_THAT(whole, HasSubstr(flag->long_name()));
  EXPECT_THAT(whole, HasSubstr("Every document of a group reaches the threshold"));
}

TEST(HelpTextTest, DescriptionsAreSentences) {
  for (const CommandRow& row : command_table()) {
    const std::string sentence = row.sentence;
    EXPECT_EQ('.', sentence.back()) << row.name;
    EXPECT_TRUE(sentence.front() >= 'A' && sentence.front() <= 'Z') << row.name;
    EXPECT_FALSE(examples_of(row).empty()) << row.name;
  }
}

TEST(HelpTextTest, ParagraphsAreJoinedAndListsStay) {
  const auto paragraphs = paragraphs_of("a\nb\n\n  c\n  d\n\ne");
  ASSERT_EQ(3U, paragraphs.size());
  EXPECT_EQ(std::make_pair(false, std::string("a b")), paragraphs[0]);
  EXPECT_EQ(std::make_pair(true, std::string("  c\n  d")), paragraphs[1]);
  EXPECT_EQ(std::make_pair(false, std::string("e")), paragraphs[2]);
}

}  // namespace
}  // namespace neardup::cli
