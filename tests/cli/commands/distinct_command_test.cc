#include <gmock/gmock.h>
#include <xapian.h>

#include <string>

#include <CLI/CLI.hpp>

#include "cli/temporary_folder.h"
#include "commands/commands.h"
#include "errors/exit_codes.h"
#include "marks/distinct_pairs.h"

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;

/** A database of a document with the id "a", one with the id "2" and one without an id. */
class DistinctCommandTest : public ::testing::Test {
 protected:
  DistinctCommandTest() : path_(folder_ / "db") {
    Xapian::WritableDatabase database(path_, Xapian::DB_CREATE);
    for (const char* term : {"Qa", "Q2", "word"}) {
      Xapian::Document document;
      document.add_boolean_term(term);
      database.add_document(document);
    }
    database.commit();
  }

  void run(const std::string& arguments) {
    CLI::App app;
    add_distinct_command(app);
    app.parse("distinct " + path_ + " " + arguments);
  }

  TemporaryFolder folder_;
  std::string path_;
};

TEST_F(DistinctCommandTest, DocumentWithoutAUniqueIdIsRefusedWithTheRemedy) {
  for (const char* arguments : {"a 3", "3 a"}) {
    try {
      run(arguments);
      FAIL() << arguments;
    } catch (const Xapian::InvalidArgumentError& error) {
      EXPECT_THAT(error.get_msg(), HasSubstr("docid 3 has no unique id"));
      EXPECT_THAT(error.get_msg(), HasSubstr("index it with a unique term"));
    }
  }
  EXPECT_THAT(distinct_pairs(Xapian::Database(path_)), SizeIs(0));
}

TEST_F(DistinctCommandTest, PairIsKeptByIdsThoughNamedByDocids) {
  run("1 2");
  const auto pairs = distinct_pairs(Xapian::Database(path_));
  ASSERT_THAT(pairs, SizeIs(1));
  EXPECT_EQ((DistinctPair{"2", "a"}), pairs[0]);
  run("a 2 --remove");
  EXPECT_THAT(distinct_pairs(Xapian::Database(path_)), SizeIs(0)) << "committed";
}

TEST_F(DistinctCommandTest, PairOfADeletedDocumentCanBeRemoved) {
  run("a 2");
  Xapian::WritableDatabase(path_).delete_document("Qa");
  run("a 2 --remove");
  EXPECT_THAT(distinct_pairs(Xapian::Database(path_)), SizeIs(0));
}

TEST_F(DistinctCommandTest, OneDocumentIsNoPair) {
  EXPECT_THROW(run("a"), UsageError);
  EXPECT_THROW(run("--remove"), UsageError);
  EXPECT_THROW(run("a a"), Xapian::InvalidArgumentError);
  EXPECT_THROW(run("a 99"), Xapian::DocNotFoundError);
}

}  // namespace
}  // namespace neardup::cli
