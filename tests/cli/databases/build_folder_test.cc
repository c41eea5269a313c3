#include "databases/build_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "cli/temporary_folder.h"
#include "neardup/durable_commit.h"

namespace neardup::cli {
namespace {

constexpr LockWait kNoWait{0};

class BuildFolderTest : public testing::Test {
 protected:
  /** A complete shard. */
  void write_shard(std::size_t number, unsigned documents) {
    const std::string part = build_.part(number);
    {
      Xapian::WritableDatabase database(part, Xapian::DB_CREATE);
      for (unsigned i = 0; i != documents; ++i) {
        Xapian::Document document;
        document.set_data(std::to_string(number) + "/" + std::to_string(i));
        database.add_document(document);
      }
      commit_durably(database, part);
    }
    build_.complete(number);
  }

  std::string data() const {
    const Xapian::Database database(place_);
    std::string all;
    for (Xapian::docid docid = 1; docid <= database.get_lastdocid(); ++docid) {
      all += database.get_document(docid).get_data() + " ";
    }
    return all;
  }

  TemporaryFolder folder_;
  std::string place_ = folder_ / "site.db";
  BuildFolder build_{place_};
};

TEST_F(BuildFolderTest, ShardsAreMergedInTheirOrderWithTheMetadataOfTheHead) {
  Xapian::WritableDatabase head = build_.create(kNoWait, LogFormat::kText);
  head.set_metadata("key", "value");
  head.commit();
  write_shard(2, 1);
  write_shard(1, 3);
  write_shard(3, 0);
  write_shard(4, 2);
  build_.finish();
  EXPECT_EQ("1/0 1/1 1/2 2/0 4/0 4/1 ", data());
  EXPECT_EQ("value", Xapian::Database(place_).get_metadata("key"));
  EXPECT_FALSE(std::filesystem::exists(place_ + ".build"));
}

TEST_F(BuildFolderTest, MoreShardsThanAreOpenedAtOnceAreMergedInGroups) {
  const Xapian::WritableDatabase head = build_.create(kNoWait, LogFormat::kText);
  std::string expected;
  for (std::size_t number = 1; number != 140; ++number) {
    write_shard(number, 1);
    expected += std::to_string(number) + "/0 ";
  }
  build_.finish();
  EXPECT_EQ(expected, data());
}

TEST_F(BuildFolderTest, WithoutShardsTheDatabaseIsTheHead) {
  Xapian::WritableDatabase head = build_.create(kNoWait, LogFormat::kText);
  head.set_metadata("key", "value");
  head.commit();
  build_.finish();
  EXPECT_EQ("", data());
  EXPECT_EQ("value", Xapian::Database(place_).get_metadata("key"));
}

TEST_F(BuildFolderTest, WhatFollowsAnIncompleteShardIsNotMerged) {
  {
    const Xapian::WritableDatabase head = build_.create(kNoWait, LogFormat::kText);
    write_shard(1, 1);
    write_shard(3, 1);
  }
  ASSERT_TRUE(build_.is_left());
  const Xapian::WritableDatabase head = build_.resume(kNoWait, LogFormat::kText);
  build_.finish();
  EXPECT_EQ("1/0 ", data());
  EXPECT_FALSE(build_.is_left());
}

TEST_F(BuildFolderTest, AnotherBuildIsLockedOut) {
  const Xapian::WritableDatabase head = build_.create(kNoWait, LogFormat::kText);
  EXPECT_THROW(build_.create(kNoWait, LogFormat::kText), Xapian::DatabaseLockError);
  build_.clear();
  EXPECT_TRUE(std::filesystem::exists(build_.head())) << "in use";
}

TEST_F(BuildFolderTest, AnAppearedDatabaseIsKeptAndTheShardsToo) {
  const Xapian::WritableDatabase head = build_.create(kNoWait, LogFormat::kText);
  write_shard(1, 1);
  { Xapian::WritableDatabase(place_, Xapian::DB_CREATE).set_metadata("whose", "other"); }
  EXPECT_THROW(build_.finish(), Xapian::DatabaseOpeningError);
  EXPECT_EQ("other", Xapian::Database(place_).get_metadata("whose"));
  EXPECT_TRUE(std::filesystem::exists(place_ + ".build/000001"));
}

TEST_F(BuildFolderTest, AnAbandonedBuildIsCleared) {
  { build_.create(kNoWait, LogFormat::kText); }
  build_.clear();
  EXPECT_FALSE(std::filesystem::exists(place_ + ".build"));
}

TEST_F(BuildFolderTest, ASlashAtTheEndDoesNotCount) {
  EXPECT_EQ(build_.head(), BuildFolder(place_ + "/").head());
  EXPECT_EQ(place_, BuildFolder(place_ + "/").target());
}

}  // namespace
}  // namespace neardup::cli
