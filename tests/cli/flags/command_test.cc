#include "flags/command.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "errors/exit_codes.h"
#include "output/log_format.h"

namespace neardup::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

/** The message of a refused command line; empty if it runs. */
std::string refusal(Command& command, const std::vector<std::string>& words) {
  command.runs([] {});
  try {
    command.run(words);
  } catch (const UsageError& error) {
    return error.what();
  }
  return {};
}

TEST(CommandTest, FlagsSetVariables) {
  Command command("index");
  std::string place;
  std::vector<std::string> paths;
  std::vector<std::string> texts{"text"};
  bool force = false;
  unsigned jobs = 3;
  double threshold = 0.9;
  std::optional<std::size_t> sample;
  std::chrono::seconds wait{0};
  LogFormat log = LogFormat::kText;
  command.set("DATABASE", place);
  command.set("PATH", paths);
  command.set("--text-field", texts);
  command.set("--force", force);
  command.set("--jobs", jobs);
  command.set("--duplicate-threshold", threshold);
  command.set("--sample-size", sample);
  command.set("--wait", wait);
  command.choose("--log-format", log);
  EXPECT_EQ("", refusal(command, {"a.db", "x", "y"}));
  EXPECT_EQ(3U, jobs);
  EXPECT_THAT(texts, ElementsAre("text"));
  EXPECT_EQ("", refusal(command, {"b.db",
                                  "--jobs=5",
                                  "z",
                                  "--force",
                                  "--sample-size",
                                  "99",
                                  "--wait",
                                  "7",
                                  "--log-format",
                                  "jsonl",
                                  "--csv",
                                  "t",
                                  "--text-field",
                                  "p,q",
                                  "--text-field",
                                  "r",
                                  "--on-duplicate",
                                  "skip",
                                  "--duplicate-threshold",
                                  "0.5"}));
  EXPECT_EQ("b.db", place);
  EXPECT_THAT(paths, ElementsAre("x", "y", "z")) << "a command runs once; here it ran twice";
  EXPECT_THAT(texts, ElementsAre("p", "q", "r")) << "the default gives way";
  EXPECT_TRUE(force);
  EXPECT_EQ(5U, jobs);
  EXPECT_EQ(0.5, threshold);
  EXPECT_EQ(99U, sample.value());
  EXPECT_EQ(7, wait.count());
  EXPECT_EQ(LogFormat::kJsonLines, log);
}

TEST(CommandTest, ValuesComeInTheOrderOfTheCommandLine) {
  Command command("index");
  std::string order;
  for (const char* name : {"--jsonl", "--csv"})
    command.take(name, [&order](const std::string& value) { order += value; });
  EXPECT_EQ("", refusal(command, {"db", "--jsonl", "a", "--csv", "b", "--jsonl", "c"}));
  EXPECT_EQ("abc", order);
}

TEST(CommandTest, OptionalArgumentsTakeWhatTheOthersLeave) {
  Command command("explain");
  std::string database, a, b;
  command.set("DATABASE", database);
  command.set("A", a);
  command.set("B", b);
  EXPECT_EQ("", refusal(command, {"old", "new"}));
  EXPECT_EQ("|old|new", database + "|" + a + "|" + b);
  EXPECT_EQ("", refusal(command, {"db", "1", "2"}));
  EXPECT_EQ("db|1|2", database + "|" + a + "|" + b);
  EXPECT_THAT(
      refusal(command, {"1"}),
      HasSubstr(
          "B is missing: id or docid of the second document, or the second file; see 'xapian-neardup explain --help'"));
  EXPECT_THAT(refusal(command, {"1", "2", "3", "4"}),
              HasSubstr("unexpected argument '4': explain takes [DATABASE] A B"));
}

TEST(CommandTest, ArgumentsOfAProgramFollowTwoDashes) {
  Command command("run");
  std::vector<std::string> program;
  bool group = false;
  command.set("COMMAND", program);
  command.set("--group", group);
  EXPECT_EQ("", refusal(command, {"--group", "--", "omindex", "--db", "x", "--group"}));
  EXPECT_THAT(program, ElementsAre("omindex", "--db", "x", "--group"));
  EXPECT_TRUE(group);
  EXPECT_THAT(refusal(command, {"omindex", "--db", "x"}), HasSubstr("unknown option --db; -- goes before the program"));
}

TEST(CommandTest, CompanyIsThatOfTheTable) {
  Command index("index");
  EXPECT_THAT(refusal(index, {"db", "p", "--null"}), HasSubstr("--null has no effect without --files-from"));
  EXPECT_THAT(refusal(index, {"db", "--jsonl", "f", "--since", "2026"}),
              HasSubstr("--since has no effect without PATH or --files-from"));
  EXPECT_THAT(refusal(index, {"db", "p", "--duplicate-threshold", "0.9", "--on-duplicate", "keep"}),
              HasSubstr("has no effect without --on-duplicate skip or replace or mark"));
  Command check("check");
  EXPECT_THAT(refusal(check, {"db", "--all", "--format=tsv"}), HasSubstr("--all has no effect with --format tsv"));
  EXPECT_EQ("", refusal(check, {"db", "--all", "--format=text"}));
  Command dedupe("dedupe");
  EXPECT_THAT(refusal(dedupe, {"f", "--groups", "--pairs"}), HasSubstr("cannot be given together"));
  Command find("find");
  EXPECT_THAT(refusal(find, {"db"}), HasSubstr("one of DOCUMENT, --docid, --text, --fingerprint is missing"));
  EXPECT_THAT(refusal(find, {"db", "1", "--text", "f"}),
              HasSubstr("only one of DOCUMENT, --docid, --text, --fingerprint"));
  Command report("report");
  EXPECT_THAT(refusal(report, {"db"}), HasSubstr("--output FILE is missing"));
}

TEST(CommandTest, MistakesGetOneSentence) {
  Command group("group");
  EXPECT_THAT(refusal(group, {"db", "--treshold", "1"}),
              HasSubstr("unknown option --treshold (did you mean '--threshold'?)"));
  EXPECT_THAT(refusal(group, {"db", "--why"}), HasSubstr("--why is an option of dedupe, search, not of group"));
  EXPECT_THAT(refusal(group, {"db", "--threshold"}), HasSubstr("--threshold needs a value, T, such as 0.9"));
  EXPECT_THAT(refusal(group, {"db", "--threshold", "1", "--threshold", "0"}),
              HasSubstr("--threshold is given 2 times"));
  EXPECT_THAT(refusal(group, {"db", "--quiet=yes"}), HasSubstr("--quiet takes no value"));
  EXPECT_THAT(refusal(group, {"db", "--prefer", ""}), HasSubstr("--prefer: is empty"));
  EXPECT_THAT(refusal(group, {}), HasSubstr("DATABASE is missing"));
}

TEST(CommandTest, ATakersRefusalNamesTheFlag) {
  Command command("index");
  command.take("--since", [](const std::string&) { throw UsageError("'x' is not a date"); });
  EXPECT_THAT(refusal(command, {"db", "p", "--since", "x"}),
              HasSubstr("--since: 'x' is not a date; see 'xapian-neardup index --help'"));
}

TEST(CommandTest, HelpEndsWithTheDefault) {
  Command command("plan");
  double threshold = 0.8;
  command.set("--threshold", threshold);
  EXPECT_EQ("least similarity to find, 0.01 to 1; default 0.8", command.help_of(flag_of("plan", "--threshold")));
  Command group("group");
  group.take("--threshold", {}, "0.9");
  EXPECT_THAT(group.help_of(flag_of("group", "--threshold")), HasSubstr("the recorded one, else 0.9"));
}

}  // namespace
}  // namespace neardup::cli
