#include "databases/build_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <string>
#include <thread>

#include "cli/temporary_folder.h"
#include "neardup/durable_commit.h"

namespace neardup::cli {
namespace {

constexpr LockWait kNoWait{0};

class BuildFolderTest : public testing::Test {
 protected:
  Xapian::WritableDatabase begin() {
    EXPECT_TRUE(build_.lock(kNoWait, LogFormat::kText));
    return build_.create();
  }

  bool is_there() const { return std::filesystem::exists(place_ + ".neardup-build"); }

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
  Xapian::WritableDatabase head = begin();
  head.set_metadata("key", "value");
  head.commit();
  write_shard(2, 1);
  write_shard(1, 3);
  write_shard(3, 0);
  write_shard(4, 2);
  build_.finish();
  EXPECT_EQ("1/0 1/1 1/2 2/0 4/0 4/1 ", data());
  EXPECT_EQ("value", Xapian::Database(place_).get_metadata("key"));
  EXPECT_FALSE(std::filesystem::exists(place_ + ".neardup-build"));
}

TEST_F(BuildFolderTest, MoreShardsThanAreOpenedAtOnceAreMergedInGroups) {
  const Xapian::WritableDatabase head = begin();
  std::string expected;
  for (std::size_t number = 1; number != 140; ++number) {
    write_shard(number, 1);
    expected += std::to_string(number) + "/0 ";
  }
  build_.finish();
  EXPECT_EQ(expected, data());
}

/** A level of merges is no longer on the disk when the next one is there. */
TEST_F(BuildFolderTest, MergedShardsAreRemovedBeforeTheNextMerge) {
  { begin(); }
  for (std::size_t number = 1; number != 140; ++number) write_shard(number, 1);
  std::filesystem::remove_all(build_.head());  // the last merge fails
  EXPECT_THROW(build_.finish(), Xapian::Error);
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(build_.folder())) names.insert(entry.path().filename());
  EXPECT_EQ((std::set<std::string>{"000001-000064", "000065-000128", "000129-000139", "neardup-build"}), names);
}

TEST_F(BuildFolderTest, WithoutShardsTheDatabaseIsTheHead) {
  Xapian::WritableDatabase head = begin();
  head.set_metadata("key", "value");
  head.commit();
  build_.finish();
  EXPECT_EQ("", data());
  EXPECT_EQ("value", Xapian::Database(place_).get_metadata("key"));
}

TEST_F(BuildFolderTest, WhatFollowsAnIncompleteShardIsNotMerged) {
  {
    const Xapian::WritableDatabase head = begin();
    write_shard(1, 1);
    write_shard(3, 1);
  }
  build_.settle();
  EXPECT_EQ("1/0 ", data());
  build_.remove();
  EXPECT_FALSE(is_there());
}

TEST_F(BuildFolderTest, MergedShardsAreNotMergedAgain) {
  {
    const Xapian::WritableDatabase head = begin();
    for (const std::size_t number : {1U, 2U, 3U}) write_shard(number, 1);
  }
  // As a process that was killed after a merge: the sources are still there, and one more level is in work.
  Xapian::Database two(build_.folder() + "/000001");
  two.add_database(Xapian::Database(build_.folder() + "/000002"));
  two.compact(build_.folder() + "/000001-000002");
  std::filesystem::create_directory(build_.folder() + "/000001-000003.part");
  build_.settle();
  EXPECT_EQ("1/0 2/0 3/0 ", data());
}

TEST_F(BuildFolderTest, AnotherBuildIsLockedOut) {
  const Xapian::WritableDatabase head = begin();
  BuildFolder other(place_);
  EXPECT_THROW(other.lock(kNoWait, LogFormat::kText), Xapian::DatabaseLockError);
  EXPECT_TRUE(std::filesystem::exists(build_.head())) << "in use";
}

TEST_F(BuildFolderTest, AnotherBuildWaitsUntilTheFolderIsGone) {
  Xapian::WritableDatabase head = begin();
  head.commit();
  std::thread waiting([this] {
    BuildFolder other(place_);
    EXPECT_TRUE(other.lock(std::chrono::seconds(60), LogFormat::kText));
    EXPECT_TRUE(std::filesystem::exists(place_)) << "built meanwhile";
    other.remove();
  });
  build_.finish();
  waiting.join();
  EXPECT_FALSE(is_there());
}

TEST_F(BuildFolderTest, AnAppearedDatabaseIsKeptAndTheBuiltOneToo) {
  {
    const Xapian::WritableDatabase head = begin();
    write_shard(1, 1);
  }
  { Xapian::WritableDatabase(place_, Xapian::DB_CREATE).set_metadata("whose", "other"); }
  EXPECT_THROW(build_.finish(), Xapian::DatabaseOpeningError);
  EXPECT_EQ("other", Xapian::Database(place_).get_metadata("whose"));
  build_.settle();
  build_.remove();
  EXPECT_EQ(1U, Xapian::Database(build_.folder() + "/merged").get_doccount());
}

TEST_F(BuildFolderTest, AnAbandonedBuildIsCleared) {
  { begin(); }
  build_.settle();
  EXPECT_FALSE(std::filesystem::exists(build_.head()));
  build_.remove();
  EXPECT_FALSE(is_there());
}

TEST_F(BuildFolderTest, ARemovalThatWasKilledIsEnded) {
  { begin(); }
  std::filesystem::remove_all(build_.head());
  write_shard(7, 1);
  ASSERT_TRUE(build_.exists());
  build_.remove();
  EXPECT_FALSE(is_there());
  std::filesystem::create_directory(build_.folder());  // a power cut brought it back, without the mark
  ASSERT_TRUE(build_.exists());
  EXPECT_TRUE(build_.lock(kNoWait, LogFormat::kText));
  build_.remove();
  EXPECT_FALSE(is_there());
  EXPECT_FALSE(build_.exists());
}

TEST_F(BuildFolderTest, WhatABuildDidNotMakeStays) {
  folder_.write("site.db.neardup-build/thesis.txt", "mine");
  EXPECT_THROW(build_.lock(kNoWait, LogFormat::kText), Xapian::DatabaseOpeningError);
  EXPECT_TRUE(std::filesystem::exists(build_.folder() + "/thesis.txt"));
  EXPECT_FALSE(build_.exists());
  std::filesystem::remove_all(build_.folder());
  folder_.write("site.db.neardup-build", "mine");
  EXPECT_THROW(build_.lock(kNoWait, LogFormat::kText), Xapian::DatabaseOpeningError);
  std::filesystem::remove(build_.folder());
  { begin(); }
  folder_.write("site.db.neardup-build/thesis.txt", "mine");
  build_.remove();
  EXPECT_TRUE(std::filesystem::exists(build_.folder() + "/thesis.txt"));
  EXPECT_FALSE(std::filesystem::exists(build_.head()));
}

TEST_F(BuildFolderTest, ASlashAtTheEndDoesNotCount) {
  EXPECT_EQ(build_.head(), BuildFolder(place_ + "/").head());
  EXPECT_EQ(place_, BuildFolder(place_ + "/").target());
}

}  // namespace
}  // namespace neardup::cli
