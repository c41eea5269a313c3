#include <gmock/gmock.h>
#include <xapian.h>

#include <string>
#include <vector>

#include "cli/command_run.h"
#include "cli/temporary_folder.h"
#include "errors/exit_codes.h"
#include "marks/distinct_pairs.h"

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;

/** A database of a document with the id "a", one with the id "2" and one without an id. */
class GroupCommandTest : public ::testing::Test {
 protected:
  GroupCommandTest() : path_(folder_ / "db") {
    Xapian::WritableDatabase database(path_, Xapian::DB_CREATE);
    for (const char* term : {"Qa", "Q2", "word"}) {
      Xapian::Document document;
      document.add_boolean_term(term);
      document.add_posting("text", 1);
      database.add_document(document);
    }
    database.commit();
    database.close();
    run_command({"sign", path_, "--quiet"});
  }

  Outcome run(const std::string& flag, const std::vector<std::string>& documents) {
    std::vector<std::string> words{"group", path_, flag};
    words.insert(words.end(), documents.begin(), documents.end());
    return run_command(words);
  }

  Outcome declare(const std::vector<std::string>& documents) { return run("--distinct", documents); }

  TemporaryFolder folder_;
  std::string path_;
};

TEST_F(GroupCommandTest, DocumentWithoutAUniqueIdIsRefusedWithTheRemedy) {
  for (const std::vector<std::string>& documents : {std::vector<std::string>{"a", "3"}, {"3", "a"}}) {
    const Outcome outcome = declare(documents);
    EXPECT_EQ(kUsage, outcome.code);
    EXPECT_THAT(outcome.errors, HasSubstr("docid 3 has no unique id; index it with a unique term"));
  }
  EXPECT_THAT(distinct_pairs(Xapian::Database(path_)), SizeIs(0));
}

TEST_F(GroupCommandTest, PairIsKeptByIdsThoughNamedByDocids) {
  EXPECT_EQ(kOk, declare({"1", "2"}).code);
  const auto pairs = distinct_pairs(Xapian::Database(path_));
  ASSERT_THAT(pairs, SizeIs(1));
  EXPECT_EQ((DistinctPair{"2", "a"}), pairs[0]);
  EXPECT_EQ(kOk, run("--no-distinct", {"a", "2"}).code);
  EXPECT_THAT(distinct_pairs(Xapian::Database(path_)), SizeIs(0)) << "committed";
}

TEST_F(GroupCommandTest, PairOfADeletedDocumentCanBeRemoved) {
  EXPECT_EQ(kOk, declare({"a", "2"}).code);
  Xapian::WritableDatabase(path_).delete_document("Qa");
  EXPECT_EQ(kOk, run("--no-distinct", {"a", "2"}).code);
  EXPECT_THAT(distinct_pairs(Xapian::Database(path_)), SizeIs(0));
}

TEST_F(GroupCommandTest, OneDocumentIsNoPair) {
  EXPECT_EQ(kUsage, declare({"a"}).code);
  EXPECT_EQ(kUsage, declare({"a", "a"}).code);
  EXPECT_EQ(kUsage, run("--no-distinct", {"a", "2"}).code) << "they were not declared";
  EXPECT_EQ(kError, declare({"a", "99"}).code);
}

}  // namespace
}  // namespace neardup::cli
