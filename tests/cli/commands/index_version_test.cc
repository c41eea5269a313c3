/** Databases that another version of the tokenizer's data signed in part, and what 'index' and 'check' make of that. */
#include <gmock/gmock.h>
#include <xapian.h>

#include <fstream>
#include <string>
#include <vector>

#include "cli/command_run.h"
#include "cli/temporary_folder.h"
#include "scheme/scheme.h"

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class IndexVersionTest : public ::testing::Test {
 protected:
  IndexVersionTest() {
    for (const char* name : {"a", "b"})
      write(name, "The quick brown fox jumps over the lazy dog near the old stone wall.");
    index({"--quiet"});
  }

  static Outcome run(const std::vector<std::string>& words) { return run_command(words); }

  void write(const std::string& name, const std::string& text) { std::ofstream(docs_ / (name + ".txt")) << text; }

  Outcome index(std::vector<std::string> options) {
    options.insert(options.begin(), {"index", place_, docs_.path()});
    return run(options);
  }

  std::string key() const { return "neardup:tokenizer:" + Scheme().name(); }
  std::string versions() const { return Xapian::Database(place_).get_metadata(key()); }

  void record_another_version() {
    Xapian::WritableDatabase database(place_, Xapian::DB_OPEN);
    database.set_metadata(key(), "ICU 1.0, Unicode 1.0\n" + database.get_metadata(key()));
    database.commit();
  }

  TemporaryFolder folder_, docs_;
  std::string place_ = folder_ / "db";
};

TEST_F(IndexVersionTest, IndexingAllAgainForgetsTheOther) {
  run({"group", place_});
  const std::string own = versions();
  record_another_version();
  index({"--quiet"});
  EXPECT_THAT(versions(), HasSubstr("ICU 1.0"));  // nothing was written
  write("a", "Another text than before, which is longer than the first one was.");
  index({"--quiet"});
  EXPECT_THAT(versions(), HasSubstr("ICU 1.0"));  // one of two
  index({"--quiet", "--force"});
  EXPECT_EQ(own, versions());
  EXPECT_THAT(run({"info", place_}).out, Not(HasSubstr("ICU 1.0")));
  run({"group", place_});
  EXPECT_THAT(run({"check", place_}).out, HasSubstr("no issues, 0 notes"));
}

TEST_F(IndexVersionTest, IndexingAllFilesIsNotAllWhereOthersAreToo) {
  std::ofstream(folder_ / "more.jsonl") << R"({"id": "c", "text": "A document that is no file at all."})" << '\n';
  run({"index", place_, "--quiet", "--jsonl", folder_ / "more.jsonl"});
  record_another_version();
  index({"--quiet", "--force"});
  EXPECT_THAT(versions(), HasSubstr("ICU 1.0"));
}

TEST_F(IndexVersionTest, CheckAdvisesNoSigningWhereNothingWouldChange) {
  run({"group", place_});
  record_another_version();
  const Outcome outcome = run({"check", place_, "--words", "--format=jsonl"});
  EXPECT_EQ(0, outcome.code);
  ASSERT_EQ(1U, outcome.rows().size()) << outcome.out;
  EXPECT_EQ("tokenizer-data", outcome.rows()[0]["kind"].get<std::string>());
  EXPECT_THAT(outcome.rows()[0]["remedy"].get<std::string>(), Not(HasSubstr("--resign")));
}

TEST_F(IndexVersionTest, SigningAllAgainKeepsTheGroups) {
  run({"group", place_});
  record_another_version();
  EXPECT_EQ(0, run({"sign", place_, "--resign", "--quiet"}).code);
  EXPECT_THAT(versions(), Not(HasSubstr("ICU 1.0")));
  EXPECT_EQ(1, run({"info", place_, "--format=jsonl"}).rows().at(0)["groups"].get<int>());
  EXPECT_THAT(run({"check", place_, "--words"}).out, HasSubstr("no issues, 0 notes"));
}

}  // namespace
}  // namespace neardup::cli
