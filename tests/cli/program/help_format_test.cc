/** The help is the same text under each release of CLI11. */
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "program/command_tree.h"

namespace neardup::cli {
namespace {

std::string help_of(CLI::App& program, const std::string& command) {
  try {
    program.parse(command + " --help");
  } catch (const CLI::CallForHelp&) {
    return program.help();
  }
  return "no help";
}

/** What a release of CLI11 might show in its own way: types, defaults, lists, relations, groups, long texts. */
struct Everything {
  CLI::App program{"Does it all.", "prog"};
  std::string path, word = "usual", other;
  unsigned number = 10000;
  double share = 0.25;
  bool flag = false;
  std::vector<std::string> paths, names, listed = {"a", "b"};
  std::vector<double> none;

  Everything() {
    format_help(program);
    program.require_subcommand(1);
    CLI::App* command = program.add_subcommand("do", "Do it.");
    command->add_option("PLACE", path, "where")->required();
    command->add_option("PATH", paths, "files,\nand folders");
    CLI::Option* option = command->add_option("-w,--word", word, "a word")->option_text("WORD");
    command->add_option("--number", number, "so many")->excludes(option);
    command->add_option("--share", share, "a share; default: a quarter")
        ->check(CLI::Validator([](const std::string&) { return std::string(); }, "CHECKED"));
    command->add_option("--name", names, "names");
    command->add_option("--list", listed, "a list");
    command->add_option("--none", none, "an empty list");
    command->add_flag("--flag", flag, "a flag")->needs(option);
    command->add_option("--option-whose-name-is-too-long", other, std::string(150, 'x'));
    command->add_option("--hidden", other, "not shown")->group("");
    CLI::Option_group* group = command->add_option_group("Of two", "");
    group->add_option("--this", other, "this")->option_text("A|B");
    group->add_option("--that", other, "that");
    group->require_option(1);
    command->footer("A paragraph " + std::string(120, 'y') + "\n\nExample:\n  prog do it");
    for (CLI::Option* each : command->get_options({})) capture_default(*each);
  }
};

TEST(HelpFormatTest, HelpIsTheSameTextWhateverParsesIt) {
  Everything everything;
  EXPECT_EQ(
      "Do it.\n"
      "Usage: prog do [OPTIONS] PLACE [PATH...]\n"
      "\n"
      "Arguments:\n"
      "  PLACE                       where\n"
      "  PATH                        files,\n"
      "                              and folders\n"
      "\n"
      "Of two, exactly one of these:\n"
      "  --this A|B                  this\n"
      "  --that TEXT                 that\n"
      "\n"
      "Options:\n"
      "  -w,--word WORD              a word; default usual\n"
      "  --number UINT               so many; default 10000\n"
      "  --share FLOAT               a share; default: a quarter\n"
      "  --name TEXT                 names\n"
      "  --list TEXT                 a list; default a,b\n"
      "  --none FLOAT                an empty list\n"
      "  --flag                      a flag\n"
      "  --option-whose-name-is-too-long TEXT\n"
      "                              " +
          std::string(150, 'x') +
          "\n"
          "  -h,--help                   print this help\n"
          "\n"
          "A paragraph " +
          std::string(120, 'y') +
          "\n"
          "\n"
          "Example:\n"
          "  prog do it\n",
      help_of(everything.program, "do"));
}

TEST(HelpFormatTest, TheProgramListsItsCommands) {
  Everything everything;
  EXPECT_EQ(
      "Does it all.\n"
      "Usage: prog [OPTIONS] SUBCOMMAND\n"
      "\n"
      "Options:\n"
      "  -h,--help                   print this help\n"
      "\n"
      "Subcommands:\n"
      "  do                          Do it.\n",
      help_of(everything.program, ""));
}

TEST(HelpFormatTest, CommandsOfTheToolHaveIt) {
  const std::shared_ptr<CLI::App> tool = command_tree();
  for (CLI::App* command : tool->get_subcommands({})) {
    const std::string help = help_of(*tool, command->get_name());
    const std::size_t usage = help.find("Usage: xapian-neardup " + command->get_name() + " [OPTIONS]");
    ASSERT_NE(std::string::npos, usage) << help;
    EXPECT_EQ('.', help.at(usage - 2)) << "a sentence first: " << help;
  }
}

TEST(HelpFormatTest, NothingOfTheParsersOwnIsShown) {
  const std::shared_ptr<CLI::App> tool = command_tree();
  for (CLI::App* command : tool->get_subcommands({})) {
    const std::string help = command->help();
    for (const char* leftover :
         {"REQUIRED", "Excludes:", "Needs:", "[Option Group", "Positionals", "OPTIONS:", "[default", "default {}",
          "default []", "default [", "=FILE", "INT:", " TEXT", " UINT", " FLOAT"}) {
      EXPECT_EQ(std::string::npos, help.find(leftover)) << command->get_name() << ": " << leftover;
    }
  }
}

}  // namespace
}  // namespace neardup::cli
