#include "neardup/snapshot_retry.h"

#include <gtest/gtest.h>

#include <fstream>
#include <stdexcept>
#include <string>

#include "plugin/signed_database.h"

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
  read_with_retries(database_, [&](const Xapian::Database&) { ++reads_; });
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

TEST_F(OvertakenReadTest, NewestStateIsSaidToBeAnother) {
  EXPECT_FALSE(reopen_with_retries(database_));
  commit();
  EXPECT_TRUE(reopen_with_retries(database_));
  EXPECT_EQ(std::to_string(commits_), database_.get_metadata("number"));
}

TEST_F(OvertakenReadTest, DamagedDatabaseIsNotOpened) {
  std::ofstream(written_.path() + "/iamglass", std::ios::binary) << std::string(100, '\xFF');
  EXPECT_THROW(open_with_retries(written_.path()), Xapian::DatabaseError);
}

TEST_F(OvertakenReadTest, OtherErrorsPassThrough) {
  EXPECT_THROW(read_with_retries(database_, [](const Xapian::Database&) { throw Xapian::DocNotFoundError("1"); }),
               Xapian::DocNotFoundError);
  EXPECT_THROW(read_with_retries(database_, [](const Xapian::Database&) { throw std::runtime_error("other"); }),
               std::runtime_error);
}

}  // namespace
}  // namespace neardup
