#include "database/flushed_transaction.h"

#include <gtest/gtest.h>

#include <string>

#include "plugin/temporary_folder.h"

namespace neardup {
namespace {

Xapian::docid write_document(Xapian::WritableDatabase& database, unsigned number) {
  Xapian::Document document;
  document.add_boolean_term("Q" + std::to_string(number));
  document.add_posting("word", 1 + number % 7);
  document.add_value(64, "v" + std::to_string(number));
  document.set_data("data " + std::to_string(number));
  return database.replace_document("Q" + std::to_string(number), document);
}

class FlushedTransactionTest : public testing::Test {
 protected:
  FlushedTransactionTest() : size_(FlushSize::for_database(folder_.path("db"))) { size_.set(); }

  Xapian::doccount committed() const { return Xapian::Database(folder_.path("db")).get_doccount(); }

  TemporaryFolder folder_;
  FlushSize size_;
};

TEST_F(FlushedTransactionTest, FlushesAreNotCommits) {
  Xapian::WritableDatabase database(folder_.path("db"), Xapian::DB_CREATE);
  FlushedTransaction changes(database, folder_.path("db"), size_);
  for (unsigned i = 0; i != 3 * size_.changes; ++i) changes.wrote(write_document(database, i), 100);
  EXPECT_EQ(0U, committed());
  changes.commit();
  EXPECT_EQ(3 * size_.changes, committed());
}

TEST_F(FlushedTransactionTest, MuchTextIsFlushedAndChangesNothing) {
  Xapian::WritableDatabase database(folder_.path("db"), Xapian::DB_CREATE);
  FlushedTransaction changes(database, folder_.path("db"), size_);
  for (unsigned i = 0; i != 10; ++i) changes.wrote(write_document(database, i), size_.text_bytes);
  EXPECT_EQ(0U, committed());
  changes.commit();
  const Xapian::Database read(folder_.path("db"));
  ASSERT_EQ(10U, read.get_doccount());
  EXPECT_EQ(10U, read.get_lastdocid());
  EXPECT_EQ(10U, read.get_value_freq(64));
  EXPECT_EQ("v0", read.get_value_lower_bound(64));
  EXPECT_EQ("v9", read.get_value_upper_bound(64));
  for (unsigned i = 0; i != 10; ++i) {
    const Xapian::docid docid = i + 1;
    EXPECT_EQ("v" + std::to_string(i), read.get_document(docid).get_value(64));
    EXPECT_EQ("data " + std::to_string(i), read.get_document(docid).get_data());
    EXPECT_EQ(1 + i % 7, *read.positionlist_begin(docid, "word"));
  }
}

TEST_F(FlushedTransactionTest, UncommittedChangesAreDropped) {
  {
    Xapian::WritableDatabase database(folder_.path("db"), Xapian::DB_CREATE);
    {
      FlushedTransaction changes(database, folder_.path("db"), size_);
      changes.wrote(write_document(database, 0), 1);
      changes.commit();
      for (unsigned i = 1; i != 600; ++i) changes.wrote(write_document(database, i), 1);
    }
    EXPECT_EQ(1U, database.get_doccount());
  }
  EXPECT_EQ(1U, committed());
}

TEST_F(FlushedTransactionTest, ChangesFromBeforeArePartOfIt) {
  Xapian::WritableDatabase database(folder_.path("db"), Xapian::DB_CREATE);
  database.set_metadata("key", "value");
  FlushedTransaction changes(database, folder_.path("db"), size_);
  changes.commit();
  EXPECT_EQ("value", Xapian::Database(folder_.path("db")).get_metadata("key"));
}

}  // namespace
}  // namespace neardup
