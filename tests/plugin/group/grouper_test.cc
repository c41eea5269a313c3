#include "neardup/grouper.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "neardup/collapse.h"
#include "neardup/database_check.h"
#include "neardup/deduplicating_writer.h"
#include "neardup/error.h"
#include "neardup/indexer.h"
#include "plugin/temporary_folder.h"

namespace neardup {
namespace {

constexpr const char* kText =
    "a rose is a rose is a rose said the poet on the hill while the sun went down over the quiet village and the bells";

/** Databases under a scheme that is not the usual one: whoever takes the usual one finds nothing. */
class DoorsTest : public testing::Test {
 protected:
  DoorsTest() {
    Indexer indexer(database_, "loose");
    for (int i = 0; i != 3; ++i) {
      Xapian::Document document;
      indexer.index_text(document, kText);
      database_.add_document(document);
    }
    database_.commit();
  }

  Xapian::Database reader() const { return Xapian::Database(place_); }

  TemporaryFolder folder_;
  std::string place_ = folder_.path("db");
  Xapian::WritableDatabase database_{place_, Xapian::DB_CREATE | Xapian::DB_NO_SYNC};
};

TEST_F(DoorsTest, GroupsAreOfTheRecordedSchemeAndCommitted) {
  EXPECT_EQ(1U, group(database_).groups);
  EXPECT_TRUE(is_grouped(reader()));
  EXPECT_NE("", group_of(reader(), reader().get_document(1)));
  EXPECT_EQ(1U, group(database_).groups) << "and stay";
}

TEST_F(DoorsTest, PlanWritesNothing) {
  EXPECT_EQ(1U, plan_groups({reader()}).groups);
  EXPECT_FALSE(is_grouped(database_));
}

TEST_F(DoorsTest, CommitIsTheCallersIfThereIsOne) {
  int commits = 0;
  GrouperOptions options;
  options.commit = [&] { ++commits; };
  group(database_, options);
  EXPECT_LE(1, commits);
  EXPECT_FALSE(is_grouped(reader()));
}

TEST_F(DoorsTest, SeveralAreGroupedAsOne) {
  TemporaryFolder folder;
  Xapian::WritableDatabase other(folder.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
  Indexer indexer(other, "loose");
  Xapian::Document document;
  indexer.index_text(document, kText);
  other.add_document(document);
  EXPECT_EQ(4U, group({database_, other}).largest_group);
  EXPECT_THROW(group(std::vector<Xapian::WritableDatabase>{}), Xapian::InvalidArgumentError);
}

TEST_F(DoorsTest, SearchesShowEachTextOnce) {
  group(database_);
  Xapian::Enquire enquire(database_);
  enquire.set_query(Xapian::Query("rose"));
  const CollapsedPage page = collapse(enquire, database_, 0, 10);
  ASSERT_EQ(1U, page.hits.size());
  EXPECT_EQ(2U, page.hits[0].hidden);
  const std::string& name = page.hits[0].group;
  EXPECT_EQ(3U, matches_in_group(database_, Xapian::Query("rose"), name));
  enquire.set_collapse_key(Xapian::BAD_VALUENO);
  enquire.set_query(group_query(database_, name));
  EXPECT_EQ(3U, enquire.get_mset(0, 10).size());
}

TEST_F(DoorsTest, CheckFindsNothing) {
  group(database_);
  DatabaseCheckOptions options;
  options.words = true;
  std::string issues;
  options.found = [&](const Issue& issue) { issues += issue_name(issue.kind) + " " + issue.detail + "\n"; };
  EXPECT_EQ(3U, check_database(database_, options).words_compared);
  EXPECT_EQ("", issues);
}

TEST_F(DoorsTest, WriterSignsAndSkipsWhatIsThere) {
  DeduplicationOptions options;
  options.policy = DuplicatePolicy::kSkip;
  DeduplicatingWriter writer(database_, options);
  Xapian::Document same, other;
  EXPECT_EQ(WriteAction::kSkipped, writer.write("Qsame", same, kText).action);
  const WriteOutcome added = writer.write("Qother", other, "quite another text about something else altogether");
  EXPECT_EQ(WriteAction::kAdded, added.action);
  EXPECT_NE("", database_.get_document(added.docid).get_value(66));
  EXPECT_TRUE(database_.term_exists("Qother"));
  writer.remove("Qother");
  EXPECT_FALSE(database_.term_exists("Qother"));
}

TEST_F(DoorsTest, WriterRefusesAThresholdThatIsNoneUnderAnyPolicy) {
  DeduplicationOptions options;
  options.threshold = 90;
  EXPECT_THROW(DeduplicatingWriter(database_, options), Xapian::InvalidArgumentError);
}

TEST_F(DoorsTest, AnotherSchemeIsRefusedByEveryDoor) {
  DeduplicationOptions writing;
  writing.scheme = "short";
  EXPECT_THROW(DeduplicatingWriter(database_, writing), SchemeMismatchError);
  GrouperOptions grouping;
  grouping.scheme = "short";
  EXPECT_THROW(group(database_, grouping), SchemeMismatchError);
  EXPECT_THROW(plan_groups({database_}, grouping), SchemeMismatchError);
  DatabaseCheckOptions checking;
  checking.scheme = "short";
  EXPECT_THROW(check_database(database_, checking), SchemeMismatchError);
  Xapian::Enquire enquire(database_);
  EXPECT_THROW(collapse(enquire, database_, 0, 1, "short"), SchemeMismatchError);
}

}  // namespace
}  // namespace neardup
