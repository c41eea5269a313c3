#include "commands/check_walk.h"

#include <gmock/gmock.h>
#include <xapian.h>

#include <string>
#include <vector>

#include "cli/command_run.h"
#include "cli/temporary_folder.h"

namespace neardup::cli {
namespace {

TEST(CheckWalkTest, WhoWatchesIsToldThatAllDocumentsAreRead) {
  const TemporaryFolder folder;
  DatabaseOptions options;
  options.place = folder / "db";
  {
    Xapian::WritableDatabase database(options.place, Xapian::DB_CREATE);
    Xapian::TermGenerator generator;
    for (int i = 0; i != 3; ++i) {
      Xapian::Document document;
      generator.set_document(document);
      generator.index_text("three documents with the same words, which make one group of them");
      database.add_document(document);
    }
    database.commit();
  }
  ASSERT_EQ(0, run_command({"sign", options.place}).code);
  std::vector<std::string> lines;
  walk_through(options, false, LogFormat::kText, [&](const std::string& line) { lines.push_back(line); });
  Progress progress("documents", true);
  CheckOutput output("x.db", {}, true);
  WalkReader reader(output, progress);
  std::vector<bool> walked;
  for (const std::string& line : lines) {
    reader.take(line);
    if (walked.empty() || walked.back() != reader.has_walked()) walked.push_back(reader.has_walked());
  }
  EXPECT_THAT(walked, ::testing::ElementsAre(false, true));
}

TEST(CheckWalkTest, TheNextSchemeIsWalkedThroughAgain) {
  Progress progress("documents", true);
  CheckOutput output("x.db", {}, true);
  WalkReader reader(output, progress);
  reader.take(R"({"done":3,"all":3})");
  EXPECT_TRUE(reader.has_walked());
  reader.take(R"({"done":0,"all":3})");
  EXPECT_FALSE(reader.has_walked());
}

}  // namespace
}  // namespace neardup::cli
