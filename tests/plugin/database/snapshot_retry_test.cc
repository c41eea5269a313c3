#include "neardup/snapshot_retry.h"

#include <gtest/gtest.h>

#include <fstream>
#include <stdexcept>
#include <string>

#include "plugin/signed_database.h"
#include "plugin/temporary_folder.h"

namespace neardup {
namespace {

/** Reads that go wrong in some way; a writer may come between. */
class OvertakenReadTest : public ::testing::Test {
 protected:
  OvertakenReadTest() {
    commit();
    database_ = open_with_retries(written_.path());
  }

  void commit() {
    written_.database().set_metadata("number", std::to_string(++commits_));
    written_.database().commit();
  }

  SignedDatabase written_;
  int commits_ = 0;
  Xapian::Database database_;
  int reads_ = 0;
};

TEST_F(OvertakenReadTest, ReadThatSucceedsIsMadeOnce) {
  EXPECT_TRUE(read_with_retries(database_, [&](const Xapian::Database&) { ++reads_; }));
  EXPECT_EQ(1, reads_);
}

TEST_F(OvertakenReadTest, OvertakenReadIsBegunAgainOnTheNewestState) {
  std::string seen;
  read_with_retries(database_, [&](const Xapian::Database& database) {
    seen = database.get_metadata("number");
    if (++reads_ > 1) return;
    commit();
    throw Xapian::DatabaseModifiedError("overtaken");
  });
  EXPECT_EQ(2, reads_);
  EXPECT_EQ(std::to_string(commits_), seen);
}

TEST_F(OvertakenReadTest, ReadDuringACommitIsBegunAgainAlsoWithoutAnError) {
  std::string seen;
  const auto read = [&](const Xapian::Database& database) {
    seen = database.get_metadata("number");
    if (++reads_ == 1) commit();
  };
  read_with_retries(database_, read);
  EXPECT_EQ(2, reads_);
  EXPECT_EQ(std::to_string(commits_), seen);
}

TEST_F(OvertakenReadTest, CommitBeforeAReadCounts) {
  commit();
  read_with_retries(database_, [&](const Xapian::Database&) { ++reads_; });
  EXPECT_EQ(2, reads_) << "pages of the old state may be overwritten";
}

TEST_F(OvertakenReadTest, PageThatAWriterChangedIsNoDamage) {
  read_with_retries(database_, [&](const Xapian::Database&) {
    if (++reads_ > 1) return;
    commit();
    throw Xapian::DatabaseCorruptError("Expected block 40 to be level 1, not 0");
  });
  EXPECT_EQ(2, reads_);
}

TEST_F(OvertakenReadTest, WithoutAWriterItIsDamage) {
  EXPECT_THROW(read_with_retries(database_,
                                 [&](const Xapian::Database&) {
                                   ++reads_;
                                   throw Xapian::DatabaseModifiedError("overtaken");
                                 }),
               Xapian::DatabaseCorruptError);
  EXPECT_THROW(read_with_retries(database_,
                                 [&](const Xapian::Database&) {
                                   ++reads_;
                                   throw Xapian::DatabaseCorruptError("damaged");
                                 }),
               Xapian::DatabaseCorruptError);
  EXPECT_EQ(2, reads_);
}

TEST_F(OvertakenReadTest, ThreeRetriesAreMadeUnlessTold) {
  const auto overtaken = [&](const Xapian::Database&) {
    ++reads_;
    commit();
    throw Xapian::DatabaseModifiedError("overtaken");
  };
  EXPECT_THROW(read_with_retries(database_, overtaken), Xapian::DatabaseModifiedError);
  EXPECT_EQ(4, reads_);
  EXPECT_THROW(read_with_retries(database_, overtaken, 0), Xapian::DatabaseModifiedError);
  EXPECT_EQ(5, reads_);
}

TEST_F(OvertakenReadTest, ReadThatIsAlwaysOvertakenIsSaidToBe) {
  const auto overtaken = [&](const Xapian::Database&) {
    ++reads_;
    commit();
  };
  EXPECT_FALSE(read_with_retries(database_, overtaken));
  EXPECT_EQ(4, reads_);
  EXPECT_FALSE(read_with_retries(database_, overtaken, 0));
  EXPECT_EQ(5, reads_);
}

TEST_F(OvertakenReadTest, NewestStateIsSaidToBeAnother) {
  EXPECT_FALSE(reopen_with_retries(database_));
  commit();
  EXPECT_TRUE(reopen_with_retries(database_));
  EXPECT_EQ(std::to_string(commits_), database_.get_metadata("number"));
}

TEST_F(OvertakenReadTest, DatabaseWithoutAnyCommitHasNotChanged) {
  const TemporaryFolder folder;
  Xapian::WritableDatabase(folder.path() + "/empty", Xapian::DB_CREATE);
  Xapian::Database empty(folder.path() + "/empty");
  EXPECT_TRUE(empty.reopen());
  EXPECT_FALSE(reopen_with_retries(empty));
  read_with_retries(empty, [&](const Xapian::Database&) { ++reads_; });
  EXPECT_EQ(1, reads_);
  database_.add_database(empty);
  EXPECT_FALSE(reopen_with_retries(database_));
}

TEST_F(OvertakenReadTest, DamagedDatabaseIsNotOpened) {
  std::ofstream(written_.path() + "/iamglass", std::ios::binary) << std::string(100, '\xFF');
  EXPECT_THROW(open_with_retries(written_.path()), Xapian::DatabaseError);
}

TEST_F(OvertakenReadTest, OtherErrorsPassThrough) {
  EXPECT_THROW(read_with_retries(database_, [](const Xapian::Database&) { throw Xapian::DocNotFoundError("1"); }),
               Xapian::DocNotFoundError);
  read_with_retries(database_, [&](const Xapian::Database&) {
    if (++reads_ > 1) return;
    commit();
    throw Xapian::InvalidOperationError("no metadata, from a page that is half of each state");
  });
  EXPECT_EQ(2, reads_);
  EXPECT_THROW(read_with_retries(database_, [](const Xapian::Database&) { throw std::runtime_error("other"); }),
               std::runtime_error);
}

}  // namespace
}  // namespace neardup
