/** Every row of the table is complete, and its command uses it. */
#include "flags/flag.h"

#include <gmock/gmock.h>

#include <set>
#include <string>

#include "flags/command.h"
#include "program/all_commands.h"

namespace neardup::cli {
namespace {

TEST(PartsTest, AreSeparatedOutsideQuotes) {
  using Parts = std::vector<std::string>;
  EXPECT_EQ(parts_of("a,b,,c", ','), (Parts{"a", "b", "c"}));
  EXPECT_EQ(parts_of("\"a, b\",c", ','), (Parts{"a, b", "c"}));
  EXPECT_EQ(parts_of("\"a,b", ','), (Parts{"\"a", "b"}));
  EXPECT_EQ(parts_of("", ','), Parts{});
}

using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(FlagTableTest, EveryCommandUsesEachOfItsFlags) {
  for (const CommandRow& row : command_table()) EXPECT_THAT(command_named(row.name)->untaken(), IsEmpty()) << row.name;
}

TEST(FlagTableTest, EveryRowHoldsInCommandsOfTheTable) {
  for (const Flag& flag : flag_table()) {
    const std::vector<std::string> commands = parts_of(flag.commands, ' ');
    EXPECT_FALSE(commands.empty()) << flag.name;
    for (std::string command : commands) {
      if (command.back() == '*') command.pop_back();
      EXPECT_NE(nullptr, find_command(command)) << flag.name << command;
    }
  }
}

TEST(FlagTableTest, ACommandHasEachNameOnce) {
  for (const CommandRow& row : command_table()) {
    std::set<std::string> seen;
    for (const Flag* flag : flags_of(row.name)) {
      for (const std::string& name : flag->names()) EXPECT_TRUE(seen.insert(name).second) << row.name << ' ' << name;
    }
  }
}

TEST(FlagTableTest, ExamplesAreAccepted) {
  for (const Flag& flag : flag_table()) {
    EXPECT_EQ(flag.takes == Takes::kNothing, flag.example.empty()) << flag.name;
    if (flag.takes != Takes::kNothing) {
      EXPECT_EQ("", problem_with(flag, flag.example)) << flag.name;
    }
    EXPECT_EQ(flag.takes == Takes::kNothing || flag.is_argument(), flag.value.empty()) << flag.name;
    EXPECT_FALSE(flag.help.empty()) << flag.name;
  }
}

TEST(FlagTableTest, ConditionsNameFlagsOfTheSameCommand) {
  for (const CommandRow& row : command_table()) {
    for (const Flag* flag : flags_of(row.name)) {
      bool any = flag->needs.empty();
      for (const std::string& needed : parts_of(flag->needs, ' ')) {
        for (const Flag* other : flags_of(row.name))
          any = any || other->long_name() == needed.substr(0, needed.find('='));
      }
      EXPECT_TRUE(any) << row.name << ' ' << flag->name;
    }
  }
}

TEST(FlagTableTest, TwentyCommandsAndFewFlags) {
  std::size_t flags = 0;
  for (const CommandRow& row : command_table()) {
    for (const Flag* flag : flags_of(row.name)) flags += flag->is_argument() ? 0 : 1;
  }
  EXPECT_LE(command_table().size(), 20U);
  EXPECT_LE(flags, 222U) << "options of all commands, each with its --help";
  RecordProperty("flags", static_cast<int>(flags));
  RecordProperty("rows", static_cast<int>(flag_table().size()));
}

TEST(FlagTableTest, ProblemsNameValueAndRemedy) {
  EXPECT_THAT(problem_with(flag_of("group", "--threshold"), "90"),
              HasSubstr("'90' is not a number from 0 to 1 (did you mean 0.9?)"));
  EXPECT_EQ(problem_with(flag_of("group", "--threshold"), "nan"), "'nan' is not a number from 0 to 1");
  EXPECT_EQ(problem_with(flag_of("group", "--threshold"), "2"), "'2' is not a number from 0 to 1");
  EXPECT_THAT(problem_with(flag_of("group", "--threshold"), "90%"), HasSubstr("did you mean 0.9?"));
  EXPECT_THAT(problem_with(flag_of("group", "--threshold"), "0,8"), HasSubstr("did you mean 0.8?"));
  EXPECT_THAT(problem_with(flag_of("group", "--min-words"), "-1"), HasSubstr("whole number of at least 0"));
  EXPECT_THAT(problem_with(flag_of("index", "--jobs"), "257"), HasSubstr("whole number from 1 to 256"));
  EXPECT_THAT(problem_with(flag_of("find", "--format"), "xml"), HasSubstr("'xml' is not one of text, json, jsonl"));
  EXPECT_EQ("is empty", problem_with(flag_of("group", "--prefer"), ""));
  EXPECT_THROW(flag_of("group", "--nothing"), std::logic_error);
}

}  // namespace
}  // namespace neardup::cli
